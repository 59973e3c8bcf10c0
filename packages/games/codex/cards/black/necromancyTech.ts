import { heroLimit } from '../../baseBuildings.ts';
import { arrive } from '../../board.ts';
import type { CardEntry } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import { heroOf } from '../../choice.ts';
import { building, destructible } from '../../filters.ts';
import { INVISIBLE } from '../../keywords.ts';
import { isHero, isUnit } from '../../kinds.ts';
import { isLost } from '../../maps.ts';
import { heroesInPlay } from '../../price.ts';
import { playerOf, type State } from '../../state.ts';
import { damage } from '../../verbs/damage.ts';
import { putIntoPlay } from '../../verbs/fetch.ts';
import { namedRuneOnItself } from '../../verbs/grant.ts';
import { summonTokens } from '../../verbs/move.ts';
import { takeWeakest } from '../../verbs/weakest.ts';
import { isSkeleton, necromancy } from './necromancy.ts';

/** RULES 4.15: the heroes of a player that died and could come now. */
function deadHeroes(state: State, me: Parameters<typeof heroLimit>[1]) {
  if (heroesInPlay(state, me).length >= heroLimit(state, me)) return [];
  return playerOf(state, me).heroes.filter(
    ({ card, died }) =>
      died &&
      !isLost(state, { died }) &&
      !state.things.some((thing) => thing.card === card && thing.owner === me),
  );
}

/** The units of necromancy. */
export const NECROMANCY_TECH: readonly CardEntry[] = [
  {
    ...necromancy,
    id: 'bone-collector',
    name: 'Bone Collector',
    kind: 'unit',
    types: ['Zombie'],
    tech: 1,
    cost: 2,
    atk: 3,
    hp: 3,
    text: 'Attacks: summon a 1/1 Skeleton.',
    triggers: {
      attacks: { effect: { skeletonSummoned: { run: (deed) => summonTokens(deed, 'skeleton', 1) } } },
    },
  },
  {
    ...necromancy,
    id: 'hooded-executioner',
    name: 'Hooded Executioner',
    kind: 'unit',
    types: ['Soldier'],
    tech: 1,
    cost: 2,
    boost: 3,
    atk: 3,
    hp: 3,
    text: 'Boosted: destroy the weakest unit of each opponent. Of units that are equally weak you choose one.',
    note: 'What cannot be destroyed or cannot leave play is passed over (manual).',
    cast: { destroyedChosen: takeWeakest('opponents', destructible) },
  },
  {
    ...necromancy,
    id: 'blackhand-resurrector',
    name: 'Blackhand Resurrector',
    kind: 'unit',
    types: ['Spellcaster'],
    tech: 2,
    cost: 2,
    atk: 3,
    hp: 3,
    text: 'Exhaust and sacrifice this: summon a hero of yours that died in this game, at the maximum level.',
    note: 'The hero limit holds (another program’s reading).',
    recallsHeroes: true,
    actions: {
      resurrect: {
        name: 'summon a hero that died',
        cost: { exhaust: true, sacrifice: true },
        effect: {
          heroChosen: {
            list: (state, { me }) => deadHeroes(state, me).map(({ card }) => heroOf(card)),
            run({ table, state, me }, _chosen, answer) {
              if (answer?.type !== 'hero') return;
              const slot = playerOf(state, me).heroes.find(({ card }) => card === answer.hero);
              if (slot) slot.runes = 0;
              arrive(table, answer.hero, me, { level: entryOf(answer.hero).maxLevel ?? 1 });
            },
          },
        },
      },
    },
  },
  {
    ...necromancy,
    id: 'corpse-catapult',
    name: 'Corpse Catapult',
    kind: 'unit',
    types: ['Contraption'],
    tech: 2,
    cost: 3,
    atk: 1,
    hp: 4,
    text: 'When a unit of yours dies, this gets a corpse rune. Exhaust, two corpse runes of this: deal 6 damage to a building.',
    triggers: {
      unitDies: {
        when: (self, subject) => subject?.controller === self.controller && subject.id !== self.id,
        commutes: true,
        effect: { runePlaced: namedRuneOnItself('corpse') },
      },
    },
    actions: {
      hurl: {
        name: '6 damage to a building',
        cost: { exhaust: true, runes: { rune: 'corpse', amount: 2 } },
        effect: { targetChosen: damage(6, building) },
      },
    },
  },
  {
    ...necromancy,
    id: 'necromancer',
    name: 'Necromancer',
    kind: 'unit',
    types: ['Spellcaster'],
    tech: 2,
    cost: 4,
    atk: 3,
    hp: 3,
    keywords: ['long-range'],
    text: 'When another unit of yours that is no token dies, summon a 1/1 Skeleton.',
    note: 'Those that die together with it count (manual).',
    triggers: {
      unitDies: {
        when: (self, subject) =>
          subject !== undefined &&
          subject.controller === self.controller &&
          subject.id !== self.id &&
          !entryOf(subject.thing.card).token,
        effect: { skeletonSummoned: { run: (deed) => summonTokens(deed, 'skeleton', 1) } },
      },
    },
  },
  {
    ...necromancy,
    id: 'skeletal-lord',
    name: 'Skeletal Lord',
    kind: 'unit',
    types: ['Spellcaster'],
    tech: 2,
    cost: 3,
    atk: 3,
    hp: 3,
    text: 'Your Skeletons have +1/+1. Exhaust five ready Skeletons of yours: put a unit from your hand into play.',
    note: 'Skeletons with arrival fatigue may be exhausted; the unit may be of any tech level and needs nothing (designer).',
    aura: {
      reach: 'yours',
      give(row) {
        if (!isSkeleton(row)) return;
        row.atk += 1;
        row.hp += 1;
      },
    },
    actions: {
      muster: {
        name: 'put a unit into play',
        cost: { exhausts: { filter: isSkeleton, amount: 5 } },
        effect: { unitChosen: putIntoPlay('hand', ({ kind }) => kind === 'unit') },
      },
    },
  },
  {
    ...necromancy,
    id: 'wight',
    name: 'Wight',
    kind: 'unit',
    types: ['Horror'],
    tech: 2,
    cost: 4,
    atk: 4,
    hp: 4,
    text: 'When it attacks a hero, it is unstoppable and has deathtouch.',
    attack: { unstoppable: isHero, touches: isHero },
  },
  {
    ...necromancy,
    id: 'lord-of-shadows',
    name: 'Lord of Shadows',
    kind: 'unit',
    types: ['Overlord'],
    tech: 3,
    cost: 7,
    atk: 8,
    hp: 7,
    text: 'Your black units are invisible, this one too.',
    aura: {
      reach: 'yours',
      give(row) {
        if (isUnit(row) && row.entry.color === 'black') row.keywords |= INVISIBLE;
      },
    },
  },
];
