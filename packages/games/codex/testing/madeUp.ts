import { arrive, gainGold } from '../board.ts';
import type { CardEntry, Effect } from '../card.ts';
import { registerCards } from '../effect.ts';
import { either, hero, ongoingSpell, unit, unitOrHero } from '../filters.ts';
import { disableTarget } from '../verbs/exhaust.ts';
import { bounce, control, robOpponent } from '../verbs/move.ts';

// Made-up cards for rules that no card of the built colors needs. They are in no deck and no codex: placed on the
// table like tokens, they do what such a card would.

const madeUp = {
  kind: 'unit',
  color: 'neutral',
  cost: 0,
  token: true,
  madeUp: true,
  source: 'manual',
  atk: 1,
  hp: 1,
} as const;

/** Puts a made-up card into play, as an effect. */
const bring = (card: string): Effect => ({
  brought: { run: ({ table, me }) => void arrive(table, card, me) },
});

const gain = (amount: number): Effect => ({
  gained: { run: ({ table, me }) => gainGold(table, me, amount, 'a made-up card') },
});

const MADE_UP: readonly CardEntry[] = [
  {
    ...madeUp,
    id: 'herald',
    name: 'Herald',
    text: 'It does what a test asks for, at no cost.',
    actions: {
      call: { name: 'call the Foretold', cost: {}, effect: bring('foretold') },
      rob: { name: 'rob an opponent', cost: {}, effect: { opponentChosen: robOpponent() } },
      hatch: { name: 'hatch a Mayfly', cost: {}, effect: bring('mayfly') },
      dismiss: { name: 'dismiss a unit or hero', cost: {}, effect: { targetChosen: bounce(unitOrHero) } },
      hoard: { name: 'hoard with a Miser', cost: {}, effect: bring('miser') },
      usurp: {
        name: 'usurp a spell or hero',
        cost: {},
        effect: { targetChosen: control(either(ongoingSpell, hero)) },
      },
      hobble: {
        name: 'hobble a unit',
        cost: {},
        effect: { targetChosen: disableTarget(unit) },
      },
    },
  },
  { ...madeUp, id: 'mayfly', name: 'Mayfly', fading: 2 },
  {
    ...madeUp,
    id: 'foretold',
    name: 'Foretold',
    forecast: 2,
    text: 'Arrives: gain 3 gold.',
    triggers: { arrives: { effect: gain(3) } },
  },
  {
    ...madeUp,
    id: 'warden',
    name: 'Warden',
    text: 'The first 2 of any damage to your other units do not happen.',
    answers: {
      damageTaken: (self, amount, to) =>
        to.controller === self.controller && to.entry.kind === 'unit' && to.id !== self.id
          ? Math.max(0, amount - 2)
          : amount,
    },
  },
  {
    ...madeUp,
    id: 'stone',
    name: 'Stone',
    kind: 'upgrade',
    text: 'When the thing it lies on would die, this is sacrificed instead.',
    answers: {
      insteadOfDying: ({ thing }, dying) => (thing.to === dying.id ? 'it is sacrificed' : undefined),
    },
  },
  {
    ...madeUp,
    id: 'runaway',
    name: 'Runaway',
    text: 'Instead of dying it goes to its owner’s hand.',
    answers: { insteadOfDying: 'goes to hand' },
  },
  { ...madeUp, id: 'anchor', name: 'Anchor', text: 'It cannot leave play.', answers: { stays: true } },
  {
    ...madeUp,
    id: 'miser',
    name: 'Miser',
    token: false,
    text: 'It cannot leave play while its controller has gold.',
    answers: { stays: ({ controller }, { players }) => (players[controller]?.gold ?? 0) > 0 },
  },
  {
    ...madeUp,
    id: 'phoenix',
    name: 'Phoenix',
    text: 'Dies: it comes back.',
    triggers: { dies: { effect: bring('phoenix'), first: true } },
  },
  {
    ...madeUp,
    id: 'farewell',
    name: 'Farewell',
    text: 'Leaves: gain 2 gold.',
    triggers: { leaves: { effect: gain(2) } },
  },
  {
    ...madeUp,
    id: 'mourner',
    name: 'Mourner',
    text: 'When a unit dies, gain 1 gold.',
    triggers: { unitDies: { effect: gain(1) } },
  },
];

registerCards(MADE_UP);
