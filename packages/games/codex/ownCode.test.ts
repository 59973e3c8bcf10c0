import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CardEntry, Face } from './card.ts';
import { groupsOfCards } from './catalogue.ts';
import './cards/index.ts';

const PAGE = readFileSync(new URL('../../../docs/codex/own-code.md', import.meta.url), 'utf8');

/** What is no code: words and numbers, and what cards are put together from. */
const PLAIN = new Set(
  'id name kind color spec tech cost atk hp types keywords numbers text note source from bands maxLevel starting'
    .split(' ')
    .concat('legendary token boost ultimate ongoing fading forecast channeling cast map'.split(' ')),
);
const COMMON = {
  triggers: ['effect', 'commutes'],
  actions: ['name', 'cost', 'effect'],
  aura: ['reach', 'give'],
};

/** The fields of a card that the engine asks for, with those of its parts. */
function fieldsOf(face: CardEntry | Face): readonly string[] {
  const { triggers, actions, lends, attack, answers, aura, lateAura, lastAura, ...more } = face;
  const { bands = [], whileItLasts, ...rest }: Partial<CardEntry> = more;
  const auras = Object.entries({ aura, lateAura, lastAura });
  return [
    ...named(rest).filter((field) => !PLAIN.has(field)),
    ...Object.entries(triggers ?? {}).flatMap(([moment, trigger]) => [
      `triggers.${moment}`,
      ...named(trigger, COMMON.triggers).map((field) => `triggers.${field}`),
    ]),
    ...Object.values(actions ?? {}).flatMap((action) => [
      ...named(action, COMMON.actions).map((field) => `actions.${field}`),
      ...named(action.cost).map((cost) => `cost.${cost}`),
    ]),
    ...named(attack).map((field) => `attack.${field}`),
    ...[answers, whileItLasts].flatMap((given) => named(given).map((query) => `answers.${query}`)),
    ...auras.flatMap(([name, one]) => named(one, COMMON.aura).map((field) => `${name}.${field}`)),
    ...(lends ? fieldsOf(lends) : []),
    ...bands.flatMap(fieldsOf),
  ];
}

function named(object: object | undefined, but: readonly string[] = []): readonly string[] {
  return Object.entries(object ?? {}).flatMap(([field, value]) =>
    value === undefined || but.includes(field) ? [] : [field],
  );
}

test('the page of cards with code of their own has each field that one card alone uses, and no other', () => {
  const users = new Map<string, Set<string>>();
  for (const { entries } of groupsOfCards())
    for (const entry of entries)
      for (const field of fieldsOf(entry)) users.set(field, (users.get(field) ?? new Set()).add(entry.name));
  const alone = [...users].flatMap(([field, names]) =>
    names.size === 1 ? [`${[...names][0]}: ${field}`] : [],
  );
  const listed = [...PAGE.matchAll(/^\| (.+?) +\| (`.+?`) +\| .{20,} \|$/gm)].flatMap(
    ([, name = '', fields = '']) =>
      [...fields.matchAll(/`([^`]+)`/g)].map(([, field]) => `${name}: ${field}`),
  );
  expect(listed.sort()).toEqual(alone.sort());
});
