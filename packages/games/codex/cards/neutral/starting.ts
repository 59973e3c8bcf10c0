import type { CardEntry, Effect } from '../../card.ts';
import { both, building, friendly, patroller, unitOrHero } from '../../filters.ts';
import { damage, repair } from '../../verbs/damage.ts';
import { runes } from '../../verbs/grant.ts';

const starting = { color: 'neutral', starting: true, source: 'public' } as const;

/** A building is damaged, then another one repaired. */
const thieve = (): Effect => ({
  damagedChosen: {
    ...damage(1, building),
    run(deed, chosen, answer) {
      damage(1, building).run(deed, chosen, answer);
      deed.vars.subject = chosen?.id ?? -1;
    },
  },
  repairedChosen: repair(
    1,
    both(building, ({ id }, { subject }) => id !== subject),
  ),
});

/** The ten neutral starting cards. */
export const NEUTRAL_STARTING: readonly CardEntry[] = [
  {
    ...starting,
    id: 'bloom',
    name: 'Bloom',
    kind: 'spell',
    types: ['Buff'],
    cost: 2,
    text: 'A friendly unit or hero without +1/+1 runes gets a +1/+1 rune.',
    cast: {
      targetChosen: runes(
        1,
        both(unitOrHero, friendly, ({ thing }) => thing.runes <= 0),
      ),
    },
  },
  {
    ...starting,
    id: 'spark',
    name: 'Spark',
    kind: 'spell',
    types: ['Burn'],
    cost: 1,
    text: 'Deal 1 damage to a patroller.',
    cast: { targetChosen: damage(1, patroller) },
  },
  {
    ...starting,
    id: 'wither',
    name: 'Wither',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'A unit or hero gets a -1/-1 rune.',
    cast: { targetChosen: runes(-1, unitOrHero) },
  },
  {
    ...starting,
    id: 'brick-thief',
    name: 'Brick Thief',
    kind: 'unit',
    types: ['Mercenary'],
    cost: 2,
    atk: 2,
    hp: 1,
    numbers: { resist: 1 },
    text: 'Arrives or attacks: deal 1 damage to a building, then repair 1 damage on another building.',
    note: 'Both times, every time, and both are a must; an undamaged building may be repaired to no effect (designer).',
    triggers: { arrives: { effect: thieve() }, attacks: { effect: thieve() } },
  },
  {
    ...starting,
    id: 'fruit-ninja',
    name: 'Fruit Ninja',
    kind: 'unit',
    types: ['Ninja'],
    cost: 3,
    atk: 2,
    hp: 2,
    numbers: { frenzy: 1 },
  },
  {
    ...starting,
    id: 'granfalloon-flagbearer',
    name: 'Granfalloon Flagbearer',
    kind: 'unit',
    types: ['Flagbearer'],
    cost: 3,
    atk: 2,
    hp: 2,
    keywords: ['flagbearer'],
  },
  {
    ...starting,
    id: 'helpful-turtle',
    name: 'Helpful Turtle',
    kind: 'unit',
    types: ['Cute Animal'],
    cost: 2,
    atk: 1,
    hp: 2,
    numbers: { healing: 1 },
  },
  {
    ...starting,
    id: 'older-brother',
    name: 'Older Brother',
    kind: 'unit',
    types: ['Drunkard'],
    cost: 2,
    atk: 2,
    hp: 2,
  },
  {
    ...starting,
    id: 'tenderfoot',
    name: 'Tenderfoot',
    kind: 'unit',
    types: ['Virtuoso'],
    cost: 1,
    atk: 1,
    hp: 2,
  },
  {
    ...starting,
    id: 'timely-messenger',
    name: 'Timely Messenger',
    kind: 'unit',
    types: ['Mercenary'],
    cost: 1,
    atk: 1,
    hp: 1,
    keywords: ['haste'],
  },
];
