import type { CardEntry } from '../card.ts';
import { MAPS } from '../ids.ts';
import type { MapRules } from '../mapRules.ts';

type GameMap = Pick<CardEntry, 'name' | 'text' | 'note'> & { readonly rules: MapRules };

/** What each map changes for all players, RULES 18. */
const TABLE: Readonly<Record<(typeof MAPS)[number], GameMap>> = {
  'big-game-hunters': {
    name: 'Big Game Hunters',
    text: 'Each player gains 2 more gold in each upkeep of theirs.',
    rules: { upkeepGold: 2 },
  },
  bloodbowl: {
    name: 'Bloodbowl',
    text: 'All units have haste and +1 ATK.',
    rules: { unitAtk: 1, unitsHaste: true },
  },
  'burial-grounds': {
    name: 'Burial Grounds',
    text: 'A hero that dies is out of the game for good.',
    note: 'It gives its two levels all the same, and no card brings it back (ours).',
    rules: { deadHeroesStayDead: true },
  },
  'daggerfall-prison-camp': {
    name: 'Daggerfall Prison Camp',
    text: 'A worker is hired for gold alone, without a card.',
    rules: { hiresWithoutCard: true },
  },
  'flagstone-mines': {
    name: 'Flagstone Mines',
    text: 'Any number of workers may be hired in a turn, each for gold and a card.',
    rules: { hiresAgain: true },
  },
  'fury-road': {
    name: 'Fury Road',
    text: 'Each player has at most one patroller at a time.',
    note: 'A lent patroller counts for the player it patrols for (ours).',
    rules: { mostPatrollers: 1 },
  },
  'hard-times-mill': {
    name: 'Hard Times Mill',
    text: 'To hire a worker costs 1 gold more.',
    note: 'It is paid where a card makes hiring free, too (ours).',
    rules: { hireGold: 1 },
  },
  'lost-temple': {
    name: 'Lost Temple',
    text: 'Cards need no tech building, and spells no hero.',
    note: 'No spec either; ultimates are spells. Channeling spells need their hero, and buildings of the base what they always need (ours).',
    rules: { needsNoTech: true, needsNoHero: true },
  },
  'mystical-forest': {
    name: 'Mystical Forest',
    text: 'When a unit or hero would become ready on its controller’s turn, that player may leave it exhausted and give it a +1/+1 rune instead.',
    note: 'What is ready already gets none (ours).',
    rules: { runeForReadying: true },
  },
  'no-rush-15-minutes': {
    name: 'No Rush 15 Minutes',
    text: 'All damage is prevented until every player has finished four turns.',
    note: 'Before any card that prevents damage is used up (ours).',
    rules: { peacefulTurns: 4 },
  },
  pinnacle: {
    name: 'Pinnacle',
    text: 'Heroes cast ultimates at any level, and on the turn they arrive. A hero that dies gets three summoning runes.',
    rules: { ultimatesAtOnce: true, deathRunes: 1 },
  },
  'vortoss-ruins': {
    name: 'Vortoss Ruins',
    text: 'Heroes’ halls and tech labs cannot be built: every player has what both give.',
    note: 'The second spec is chosen with the first tech II building (ours).',
    rules: { hallAndLab: true },
  },
};

/** The twelve maps. */
export const MAP_CARDS: readonly CardEntry[] = MAPS.map((id) => {
  const { rules, ...printed } = TABLE[id];
  return { ...printed, id, kind: 'map', color: 'neutral', cost: 0, source: 'public', map: rules };
});
