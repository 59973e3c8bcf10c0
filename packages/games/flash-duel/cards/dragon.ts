import type { AbilityScene, Character } from '../ability.ts';
import { blockWith } from '../answer.ts';
import { distance, isAtEdge } from '../bridge.ts';
import { drawCards } from '../draw.ts';
import { numbersHeld, usable } from '../hand.ts';
import { pushBack } from '../movement.ts';
import { type Card, countOf } from '../pile.ts';
import { foesOf, isFoe } from '../side.ts';
import { fighterOf } from '../state.ts';
import { hitsToDefeat } from '../supply.ts';
import { threaten } from '../threat.ts';
import { attackAsChosen, isOnDark, mustRecover, theCard } from './verbs.ts';

/** The farthest a breath or a counter reaches: there is no higher card. */
const REACH = 5;

/** Deathstrike Dragon. No player chooses it as a character: it is the opponent in solo games and raids. */
export const dragon: Character<'dragon'> = {
  name: 'Deathstrike Dragon',
  title: 'Crusher of Dreams',
  abilities: {
    deepBreath: {
      name: 'Deep Breath',
      source: 'partly',
      text: 'Your main action: every opponent at most 5 spaces away must play a card equal to their distance, or is hit. It is an attack.',
      says: 'all within 5 spaces must play their distance or be hit',
      note: 'That it has a range, and that the bot uses it whenever an opponent is in range, is known; the rest is ours.',
      moments: ['mainAction'],
      lit: (scene) => inReach(scene).length > 0,
      ways: () => [{ count: 1 }],
      effect(deed) {
        const { table, state, me } = deed;
        const reached = inReach(deed);
        const [card, ...numbers] = reached.map((seat) => distance(state, me, seat) as Card);
        if (card === undefined) return;
        threaten(table, me, reached, card, 1, 0, numbers);
      },
    },
    perfectCounter: {
      name: 'Perfect Counter',
      source: 'partly',
      text: 'When you block: attack the opponent who attacked you at once, with cards equal to the distance.',
      says: 'a blow in return at once, with {cards}',
      note: 'Name and that the bot uses it whenever possible are known; the rest is ours.',
      moments: ['youBlock'],
      // RULES 21.15: an opponent defeated since their attack is not there to be hit.
      lit: ({ state, me, foe }) => isFoe(state, me, foe) && distance(state, me, foe) <= REACH,
      ways({ state, me, foe }) {
        const card = distance(state, me, foe) as Card;
        const held = countOf(usable(fighterOf(state, me)), card);
        // As many as possible comes first: that is how the bot uses it.
        return Array.from({ length: held }, (_, fewer) => ({ card, count: held - fewer }));
      },
      shows: theCard,
      effect: attackAsChosen,
    },
    blackDiamondHide: {
      name: 'Black Diamond Hide',
      source: 'partly',
      text: 'Against a dashing strike: block with as many cards as it takes, all of one number, whichever you like.',
      says: '{card}s block the strike',
      picks: 'block with {card}s',
      note: 'That it lets the Dragon block a dashing strike it could not block otherwise is known; any one number is ours.',
      moments: ['struck'],
      ways: ({ state, me, fight }) =>
        fight?.blockable
          ? numbersHeld(usable(fighterOf(state, me)), fight.needsCount).map((card) => ({ card }))
          : [],
      shows: (way, fight) => Array.from({ length: fight?.needsCount ?? 0 }).flatMap(() => theCard(way)),
      effect({ table, fight, way }) {
        if (fight && way.card) blockWith(table, fight, way.card, fight.needsCount);
      },
    },
    tailSweep: {
      name: 'Tail Sweep',
      source: 'house',
      text: 'At the start of your turn: every opponent next to you is pushed four spaces.',
      says: 'all beside the Dragon are pushed four spaces back',
      note: 'Name and effect are ours. Four spaces is one more than anybody else pushes: an opponent who stood next to the Dragon is out of reach of most cards.',
      moments: ['startOfTurn'],
      lit: (scene) => nextTo(scene).some((seat) => !isAtEdge(scene.state, seat)),
      effect: (deed) => pushBack(deed.table, deed.me, nextTo(deed), 4),
    },
    wingGust: {
      name: 'Wing Gust',
      source: 'house',
      text: 'At the start of your turn: every opponent is pushed two spaces, from any distance.',
      says: 'every opponent is pushed two spaces back',
      note: 'Name and effect are ours. All of them, not only the front-most: it breaks up a line that had been laid out for dashing blocks against an edge.',
      moments: ['startOfTurn'],
      lit: ({ state, me }) => foesOf(state, me).some((seat) => !isAtEdge(state, seat)),
      effect: ({ state, table, me }) => pushBack(table, me, foesOf(state, me), 2),
    },
    terrifyingRoar: {
      name: 'Terrifying Roar',
      source: 'house',
      text: 'At the end of your turn: every opponent on a dark space must recover on their next turn, or twice if they have to anyway.',
      says: 'all on dark spaces must recover next turn',
      note: 'Name and effect are ours. As Dominance, for a crowd: the light spaces are where mortals wait for the Dragon.',
      moments: ['endOfTurn'],
      lit: (scene) => onDark(scene).length > 0,
      effect(deed) {
        for (const seat of onDark(deed)) mustRecover(deed.state, seat);
      },
    },
    devour: {
      name: 'Devour',
      source: 'house',
      text: 'When an opponent is defeated: you regain a hit point you have lost.',
      says: 'a lost hit point comes back',
      note: 'Name and effect are ours. An attack with 1s that cannot be blocked would be Rook’s; a Dragon that eats is one more reason to save each other.',
      moments: ['foeFalls'],
      lit: ({ state, me }) => fighterOf(state, me).life < hitsToDefeat(state, me),
      effect({ state, me, table }) {
        const fighter = fighterOf(state, me);
        fighter.life += 1;
        table.tell?.({ type: 'lifeRegained', seat: me, life: fighter.life });
      },
    },
    ancientFury: {
      name: 'Ancient Fury',
      source: 'house',
      text: 'When you are hit and not defeated: draw two cards.',
      says: 'the wound brings two cards',
      note: 'Name and effect are ours. The first blow wakes the Dragon; two cards more than its hand holds make its next turn the one to fear.',
      moments: ['hit'],
      effect: ({ table, me }) => drawCards(table, me, 2),
    },
  },
};

/** Those a breath reaches. */
function inReach({ state, me }: AbilityScene) {
  return foesOf(state, me).filter((seat) => distance(state, me, seat) <= REACH);
}

function nextTo({ state, me }: AbilityScene) {
  return foesOf(state, me).filter((seat) => distance(state, me, seat) === 1);
}

function onDark({ state, me }: AbilityScene) {
  return foesOf(state, me).filter((seat) => isOnDark(state, seat));
}
