import { DONE, type Seat, type Tools, varsOf } from '@riposte/kernel';
import { categoryOf } from './cards/index.ts';
import type { Choice, Item } from './choice.ts';
import type { Event } from './event.ts';
import { type CardId, isWeapon } from './ids.ts';
import { cardsOn, putCard, slotsFor, takeCard } from './mat.ts';
import { distance } from './reach.ts';
import { type Figure, figureOf, lives, mateOf, rules, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';

interface TradeVars {
  readonly seat: Seat;
  readonly mate: Seat;
  /** Whether to call it off leads back to the actions; by rules 0.1.0 it ended the turn. */
  readonly returns?: true;
  given: readonly Item[];
  taken: readonly Item[];
}

/** RULES 17.10: next to the team mate. */
export function tradeChoices(state: State, { seat, calledOff }: TurnVars): readonly Choice[] {
  if (calledOff) return [];
  const mate = mateOf(state, seat);
  if (mate === undefined || !lives(state, mate) || distance(state, seat, mate) > 1) return [];
  const has = (one: Seat) => itemsOf(figureOf(state, one), []).length > 0;
  return has(seat) || has(mate) ? [{ type: 'trade' }] : [];
}

/** The player on turn puts a trade together, the team mate agrees or refuses. */
const trade = rules.procedure<TradeVars>('trade', {
  dealChosen: {
    asks: (state, vars) => ({ seat: vars.seat, question: 'trade', choices: dealChoices(state, vars) }),
    run({ state, tell }, vars, answer) {
      const { seat, mate, given, taken, returns } = vars;
      if (answer?.type === 'give') {
        vars.given = [...given, itemOf(answer)];
        return 'dealChosen';
      }
      if (answer?.type === 'take') {
        vars.taken = [...taken, itemOf(answer)];
        return 'dealChosen';
      }
      if (answer?.type !== 'propose') {
        // RULES 17.10: nothing was traded, so the turn goes on.
        const turn = returns && varsOf<TurnVars>(state.stack, 'turn');
        if (turn) {
          turn.traded = false;
          turn.calledOff = true;
        }
        return DONE;
      }
      tell?.({ type: 'tradeProposed', seat, mate, given, taken });
      return undefined;
    },
  },
  agreementGiven: {
    asks: (_state, { mate }) => ({
      seat: mate,
      question: 'agree',
      choices: [{ type: 'agree' }, { type: 'refuse' }],
    }),
    run({ state, tell }, { seat, mate, given, taken }, answer) {
      if (answer?.type !== 'agree') {
        tell?.({ type: 'tradeRefused', seat: mate });
        return;
      }
      const [mine, theirs] = [figureOf(state, seat), figureOf(state, mate)];
      for (const item of given) removeItem(mine, item);
      for (const item of taken) removeItem(theirs, item);
      for (const item of given) addItem(theirs, item);
      for (const item of taken) addItem(mine, item);
      tell?.({ type: 'traded', seat, mate });
    },
  },
});

export function beginTrade({ state, call }: Tools<State, Event>, vars: TurnVars): void {
  const mate = mateOf(state, vars.seat);
  if (mate === undefined) throw new Error('nobody to trade with');
  vars.traded = true;
  call(trade, { seat: vars.seat, mate, returns: true, given: [], taken: [] });
}

function dealChoices(state: State, { seat, mate, given, taken }: TradeVars): readonly Choice[] {
  const [mine, theirs] = [figureOf(state, seat), figureOf(state, mate)];
  const isDeal = given.length + taken.length > 0;
  const holds = fits(mine, given, taken) && fits(theirs, taken, given);
  return [
    ...(isDeal && holds ? [{ type: 'propose' } as const] : []),
    ...itemsOf(mine, given).map((item): Choice => ({ type: 'give', ...item })),
    ...itemsOf(theirs, taken).map((item): Choice => ({ type: 'take', ...item })),
    { type: 'callOff' },
  ];
}

/** What of a mat is not in the trade yet; equal things once. */
function itemsOf(figure: Figure, traded: readonly Item[]): readonly Item[] {
  const left = new Map<string, { item: Item; count: number }>();
  const chests = Array.from({ length: figure.extraChests }, () => CHEST);
  for (const item of [...cardsOn(figure), ...chests]) {
    const known = left.get(keyOf(item));
    if (known) known.count += 1;
    else left.set(keyOf(item), { item, count: 1 });
  }
  for (const item of traded) {
    const known = left.get(keyOf(item));
    if (known) known.count -= 1;
  }
  return [...left.values()].filter(({ count }) => count > 0).map(({ item }) => item);
}

const CHEST: Item = { card: 'extraChest', pack: false, loaded: false };

function keyOf({ card, pack, loaded }: Item): string {
  return `${card} ${pack} ${loaded}`;
}

function itemOf({ card, pack, loaded }: Item): Item {
  return { card, pack, loaded };
}

/** Whether a mat holds what comes, once what goes is gone. */
function fits(figure: Figure, going: readonly Item[], coming: readonly Item[]): boolean {
  const kinds = new Set(cardsIn(coming).map(categoryOf));
  const countOf = (cards: readonly CardId[], kind: string) =>
    cards.filter((card) => categoryOf(card) === kind).length;
  const held = cardsOn(figure).map(({ card }) => card);
  return [...kinds].every(
    (kind) =>
      countOf(held, kind) - countOf(cardsIn(going), kind) + countOf(cardsIn(coming), kind) <= slotsFor(kind),
  );
}

function cardsIn(items: readonly Item[]): readonly CardId[] {
  return items.flatMap(({ card }) => (card === 'extraChest' ? [] : [card]));
}

function removeItem(figure: Figure, { card, pack, loaded }: Item): void {
  if (card === 'extraChest') figure.extraChests -= 1;
  else takeCard(figure, card, pack, loaded);
}

/** A weapon stays as it lay. */
function addItem(figure: Figure, { card, loaded }: Item): void {
  if (card === 'extraChest') figure.extraChests += 1;
  else putCard(figure, card, isWeapon(card) ? loaded : true);
}
