import { readdirSync, readFileSync } from 'node:fs';
import { checkKeepsake, checkNames, type Keepsake } from '@riposte/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { type Choice, flashDuel, type Options, type State } from '../index.ts';

const folder = new URL('.', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const released = read('names.json') as Readonly<Record<string, readonly string[]>>;
const files = readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name));

type Kept = Keepsake<State, Choice, Options>;

describe('matches saved by released versions', () => {
  test('there are some of every released version', () => {
    expect(Object.keys(released).length).toBeGreaterThan(0);
    for (const version of Object.keys(released))
      expect(files.some((name) => name.startsWith(version))).toBe(true);
  });

  test.each(files)('%s asks the same, and every choice leads where it led', (file) => {
    const kept = read(file) as Kept;
    expect(kept.after.length).toBeGreaterThan(1);
    checkKeepsake(flashDuel, kept);
  });

  test('a position that moved by a single number is found', () => {
    const [file = ''] = files;
    const kept = read(file) as Kept;
    const [first, ...rest] = kept.after;
    const position = { ...(first?.position as State), round: 99 };
    const moved = { ...kept, after: [{ ...first, position }, ...rest] } as Kept;
    expect(() => checkKeepsake(flashDuel, moved)).toThrow('leads elsewhere');
    expect(() => checkKeepsake(flashDuel, { ...kept, after: rest })).toThrow('asks something else');
    const older = { ...kept, save: { ...kept.save, rulesVersion: '0.0.0' } };
    expect(() => checkKeepsake(flashDuel, older)).toThrow('Saved by rules 0.0.0');
  });

  test('no released step has vanished without a migration', () => {
    for (const names of Object.values(released)) checkNames(flashDuel, names);
    expect(() => checkNames(flashDuel, ['turn.gone'])).toThrow('gone without a migration: turn.gone');
  });
});
