import { Authority, fastRandom, formatSave, parseSave } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { codex } from './index.ts';
import { DUEL } from './options.ts';

/** The heroes that a match which was begun by older rules offers now. */
function heroesOf(rulesVersion: string): readonly string[] {
  const { match } = new Authority(codex).start(
    { ...DUEL, game: 'standard', heroes: 'chosen' },
    fastRandom(1),
  );
  const loaded = parseSave(codex, formatSave({ ...match, rulesVersion }));
  if (!loaded.ok) throw new Error(loaded.why.text);
  expect(loaded.value.rulesVersion).toBe(codex.rulesVersion);
  const [asked] = codex.decisions(loaded.value.state);
  return asked?.choices.map((choice) => (choice as { hero: string }).hero) ?? [];
}

test.each([
  ['0.1.0', 8, 'argagarg-garg', 'general-onimaru'],
  ['0.2.0', 9, 'general-onimaru', 'vandy-anadrose'],
  ['0.3.0', 10, 'vandy-anadrose', 'orpal-gloor'],
  ['0.4.0', 11, 'orpal-gloor', 'garth-torken'],
  ['0.5.0', 12, 'garth-torken', 'prynn-pasternaak'],
])(
  '2.1 a match that was begun by rules %s goes on with the heroes there were',
  (version, count, last, later) => {
    const heroes = heroesOf(version);
    expect(heroes).toHaveLength(count);
    expect(heroes).toContain(last);
    expect(heroes).not.toContain(later);
  },
);

test('18.2 a match that was begun before there were maps goes on without one', () => {
  const { match } = new Authority(codex).start(DUEL, fastRandom(1));
  const { map: _none, rulings: _book, ...options } = DUEL;
  const old = { ...match, rulesVersion: '0.7.0', options, state: { ...match.state, options } };
  const loaded = parseSave(codex, formatSave(old as unknown as typeof match));
  if (!loaded.ok) throw new Error(loaded.why.text);
  const after = { ...DUEL, rulings: 'designer' };
  expect(loaded.value.options).toEqual(after);
  expect(loaded.value.state.options).toEqual(after);
});

test('19.1 a match that was begun before rulings were an option goes on by those of the designer', () => {
  const { match } = new Authority(codex).start(DUEL, fastRandom(1));
  const { rulings: _book, ...options } = DUEL;
  const old = { ...match, rulesVersion: '0.8.0', options, state: { ...match.state, options } };
  const loaded = parseSave(codex, formatSave(old as unknown as typeof match));
  if (!loaded.ok) throw new Error(loaded.why.text);
  expect([loaded.value.options.rulings, loaded.value.state.options.rulings]).toEqual([
    'designer',
    'designer',
  ]);
});

test('2.1 a match of today has every hero', () => {
  expect(heroesOf(codex.rulesVersion)).toContain('bigby-hayes');
});
