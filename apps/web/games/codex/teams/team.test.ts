import { allHeroes, entryOf, specCards } from '@riposte/codex/table';
import { expect, test } from 'vitest';
import {
  costOf,
  FIRST_HERO,
  FIRST_TEAM,
  HEROES_BY_COLOR,
  nextOf,
  READY_TEAMS,
  type TeamCost,
  teamsWith,
} from './team.ts';

test('every hero is listed once, under its colour', () => {
  const listed = HEROES_BY_COLOR.flatMap(({ heroes }) => heroes.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(
    allHeroes()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(listed).toContain(FIRST_HERO);
});

test('a ready team is three heroes of one colour, and there is one to begin with', () => {
  expect(READY_TEAMS.map(({ heroes }) => heroes.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(READY_TEAMS[0]?.color).toBe(FIRST_TEAM);
});

test('every hero of a team brings twelve cards', () => {
  const specs = READY_TEAMS.flatMap(({ heroes }) => heroes.map((hero) => entryOf(hero).spec));
  expect(specs.map((spec) => (spec ? specCards(spec).length : 0))).toEqual(specs.map(() => 12));
});

test('a ready team goes on with the heroes that are missing, and is gone once another was chosen', () => {
  const [green] = teamsWith(['calamandra-moss']);
  expect(teamsWith(['calamandra-moss']).map(({ color }) => color)).toEqual(['green']);
  expect(green && nextOf(green, ['calamandra-moss'])).toBe('master-midori');
  expect(green && nextOf(green, green.heroes)).toBeUndefined();
  expect(teamsWith(['calamandra-moss', 'jaina-stormborne'])).toEqual([]);
  expect(teamsWith(['troq-bashar'])).toEqual([]);
  expect(teamsWith([])).toHaveLength(6);
});

test.each<[rule: string, heroes: readonly string[], cost: TeamCost]>([
  ['2.8 one colour', ['calamandra-moss', 'master-midori', 'argagarg-garg'], 'nothing'],
  ['2.8 neutral is no colour', ['calamandra-moss', 'troq-bashar'], 'spells'],
  ['2.8 two colours', ['calamandra-moss', 'jaina-stormborne', 'troq-bashar'], 'building'],
  ['2.8 neutral alone', ['river-montoya', 'troq-bashar'], 'nothing'],
  ['2.1 one hero', ['jaina-stormborne'], 'nothing'],
])('%s: the team costs %s', (_rule, heroes, cost) => {
  expect(costOf(heroes)).toBe(cost);
});
