import { type Fact, type Seat, type SeatNames, seats } from '@riposte/kernel';
import { gapAhead } from '../bridge.ts';
import { nameOfFigure } from '../cards/index.ts';
import { abilityOf } from '../catalogue.ts';
import type { AbilityId } from '../ids.ts';
import { cardsOf } from '../pile.ts';
import { type Options, TOKENS_TO_WIN } from '../state.ts';
import { type FighterView, unseenBy, type View } from '../view.ts';

/** A duel in sentences: all that a drawn table shows. */
export function facts(view: View, names: SeatNames): readonly Fact[] {
  const all: readonly (Fact | undefined)[] = [
    handFact(view),
    bridgeFact(view, names),
    tokensFact(view, names),
    ...seats(view.fighters.length).map((one) => abilitiesFact(view, names, one)),
    poolFact(view),
    pilesFact(view),
    unseenFact(view),
    lastingFact(view, names),
    loyaltyFact(view, names),
  ];
  return all.filter((fact) => fact !== undefined && fact.lines.length > 0) as readonly Fact[];
}

function handFact(view: View): Fact | undefined {
  if (view.viewer === 'spectator' || view.round === 0) return undefined;
  const { hand, open } = figureOf(view, view.viewer);
  const held = hand ? cardsOf(hand) : [];
  const lines = [held.length === 0 ? 'No cards.' : `${held.join(', ')}.`];
  for (const { as, was } of open) {
    lines.push(was === undefined ? `An ability counts as a ${as} in it.` : `A ${was} counts as a ${as}.`);
  }
  return { heading: 'Your hand', lines, of: 'hand' };
}

function bridgeFact(view: View, names: SeatNames): Fact | undefined {
  if (view.round === 0) return undefined;
  const lines = seats(view.fighters.length).map((one) => standing(view, names, one));
  if (view.viewer !== 'spectator' && isStanding(figureOf(view, view.viewer))) {
    lines.unshift(`The distance to ${nearest(view)} is ${gapAhead(view, view.viewer)}.`);
  } else if (view.fighters.length === 2) {
    lines.unshift(`The distance is ${gapAhead(view, 0 as Seat)}.`);
  }
  for (const { owner, space } of view.soldiers)
    lines.push(`The Clockwork Soldier of ${names(owner)} stands on ${space}.`);
  for (const { owner, space } of view.mines) lines.push(`A landmine of ${names(owner)} lies on ${space}.`);
  return { heading: 'On the bridge', lines };
}

function nearest(view: View): string {
  return view.fighters.length === 2 ? 'your opponent' : 'the nearest opponent';
}

/** "Rook stands on 11, the end on 18 at the back. 5 cards in hand." */
function standing(view: View, names: SeatNames, one: Seat): string {
  const fighter = figureOf(view, one);
  const { side, space, cards, hand, recovering, life } = fighter;
  const name = names(one);
  if (!isStanding(fighter)) return `${name}: defeated.`;
  const parts = [`on space ${space} of 18, facing ${side === 0 ? '18' : '1'}`];
  if (one !== view.viewer) parts.push(hand ? `holding ${list(cardsOf(hand))}` : count(cards, 'card'));
  if (recovering) parts.push('must recover');
  if (life > 1) parts.push(`can take ${life} hits`);
  if (one === view.active && view.stack.length > 0) parts.push('on turn');
  return `${name}: ${parts.join(', ')}.`;
}

function tokensFact(view: View, names: SeatNames): Fact | undefined {
  const { mode } = view.options;
  if (view.round === 0) return { heading: 'The match', lines: [modeLine(view.options)] };
  if (mode === 'raid' || mode === 'betrayal')
    return { heading: 'The match', lines: [modeLine(view.options)] };
  const sides = [0, 1].map((side) => {
    const members = seats(view.fighters.length).filter((one) => figureOf(view, one).side === side);
    return `${members.map(names).join(' and ')}: ${count(view.tokens[side] ?? 0, 'token')}.`;
  });
  const lines = [`Round ${view.round}. ${TOKENS_TO_WIN} tokens win.`, ...sides];
  if (view.stakes > 1) lines.push(`This round is worth ${view.stakes} tokens.`);
  return { heading: 'Tokens', lines };
}

const MODE_LINES: Readonly<Record<Options['mode'], string>> = {
  simple: 'Simple: numbers only.',
  full: 'Full: a character each.',
  clockwork: 'Custom Clockwork: four drafted abilities each.',
  solo: 'Solo, against an opponent that follows a fixed plan.',
  team: 'Team Battle: two against two.',
  raid: 'Raid: mortals against the Dragon, one round.',
  betrayal: 'Betrayal: a raid with a traitor among you, perhaps.',
};

function modeLine({ mode }: Options): string {
  return MODE_LINES[mode];
}

function abilitiesFact(view: View, names: SeatNames, one: Seat): Fact | undefined {
  const { character, abilities, spent } = figureOf(view, one);
  if (abilities.length === 0 && character === undefined) return undefined;
  const lines = abilities.map((id) => `${abilitySentence(view, id)}${spent.includes(id) ? ' Spent.' : ''}`);
  const called = character === undefined ? undefined : nameOfFigure(character);
  const whose = one === view.viewer ? 'Your abilities' : `Abilities of ${names(one)}`;
  return {
    heading: called === undefined ? whose : `${whose}, as ${called}`,
    lines: lines.length > 0 ? lines : ['None.'],
  };
}

/** An ability card in one line. */
export function abilitySentence(view: View, id: AbilityId): string {
  const { name, text, source } = abilityOf(view, id);
  return `${name}${source === 'house' ? ' (house card)' : ''}: ${text}`;
}

function poolFact(view: View): Fact | undefined {
  if (view.pool.length === 0) return undefined;
  return { heading: 'Abilities no fighter has', lines: view.pool.map((id) => abilitySentence(view, id)) };
}

function pilesFact(view: View): Fact | undefined {
  if (view.round === 0) return undefined;
  const lines = [`${count(view.drawPile, 'card')} to draw.`];
  const { reshuffles, topCount, top } = view;
  if (reshuffles > 0)
    lines.push(`The discard pile is shuffled in ${reshuffles === 1 ? 'once' : `${reshuffles} times`} more.`);
  const played = cardsOf(view.played);
  if (played.length > 0) lines.push(`Played this turn: ${played.join(', ')}.`);
  lines.push(`Discarded: ${tally(view.discard) || 'nothing'}.`);
  if (top && top.length > 0) lines.push(`On top of the draw pile: ${top.join(', then ')}.`);
  else if (topCount > 0) lines.push(`A player knows the top ${count(topCount, 'card')} of the draw pile.`);
  return { heading: 'Piles', lines };
}

function unseenFact(view: View): Fact | undefined {
  const unseen = unseenBy(view);
  if (unseen.every((left) => left === 0)) return undefined;
  return {
    heading: 'Cards you have not seen',
    lines: [`${tally(unseen)}.`],
    of: 'unseen',
  };
}

function lastingFact(view: View, names: SeatNames): Fact {
  const lines = seats(view.fighters.length).flatMap((one) => {
    const { effects } = figureOf(view, one);
    const name = names(one);
    const said: readonly (string | false | undefined)[] = [
      effects.dragonForm && `${name}: in Dragon Form.`,
      effects.stash === 'hidden' && `${name}: has a card face down.`,
      typeof effects.stash === 'number' && `${name}: has a ${effects.stash} face down.`,
      effects.refill !== undefined && refillLine(name, effects.refill),
      effects.noRefill && `${name}: the next refill does not happen.`,
      effects.banned !== undefined && `${name}: ${effects.banned}s are no good for this turn’s action.`,
      effects.recoverAgain && `${name}: recovers for one turn more.`,
      effects.dominated && `${name}: nothing helps against the next recovery.`,
      effects.skip && `${name}: misses the next turn.`,
      effects.pacifist && `${name}: has chosen peace for this round.`,
    ];
    return said.filter((line) => typeof line === 'string');
  });
  if (view.extraTurns > 0)
    lines.push(`The Dragon takes ${count(view.extraTurns, 'turn')} more after its next.`);
  return { heading: 'What lasts', lines };
}

function refillLine(name: string, refill: number): string {
  const by = count(Math.abs(refill), 'card');
  return `${name}: the next refill is ${by} ${refill < 0 ? 'smaller' : 'larger'}.`;
}

function loyaltyFact(view: View, names: SeatNames): Fact | undefined {
  const { loyalty } = view;
  if (!loyalty) return undefined;
  const lines: string[] = [];
  if (loyalty.role === 'traitor') lines.push('You hold the traitor card.');
  if (loyalty.role === 'loyal') lines.push('You are loyal.');
  if (loyalty.traitor !== undefined && loyalty.traitor !== view.viewer)
    lines.push(`${names(loyalty.traitor)}: holds the traitor card.`);
  for (const one of loyalty.cleared) lines.push(`${names(one)}: has shown to be loyal.`);
  return { heading: 'Loyalty', lines };
}

function figureOf({ fighters }: View, one: number): FighterView {
  const fighter = fighters[one];
  if (!fighter) throw new Error(`no fighter on seat ${one}`);
  return fighter;
}

function isStanding({ life }: FighterView): boolean {
  return life > 0;
}

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one 2, three 5s" */
function tally(pile: readonly number[]): string {
  const parts = pile.flatMap((held, index) =>
    held > 0 ? [`${COUNT_WORDS[held] ?? held} ${index + 1}${held === 1 ? '' : 's'}`] : [],
  );
  return parts.join(', ');
}

function list(cards: readonly number[]): string {
  return cards.length === 0 ? 'nothing' : cards.join(' ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
