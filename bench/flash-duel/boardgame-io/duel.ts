import type { Context, Ctx, GameConfig } from './library.ts';

/** How many there are of 1, 2, 3, 4 and 5: cards of one number are all alike. */
type Pile = number[];

/** `G`: all that the duel keeps between moves. */
export interface Duel {
  round: number;
  /** The seat that went first in this round. */
  first: number;
  /** The seat whose turn comes after this one. */
  next: number;
  tokens: number[];
  spaces: number[];
  hands: Pile[];
  recovering: boolean[];
  /** The draw pile, its top at the end; the cards laid aside are not in it. */
  deck: number[];
  discard: Pile;
  /** The attack or strike that waits for an answer. */
  fight: { card: number; count: number; dashing: boolean } | null;
}

type Chance = Context<Duel>['random'];

/** A legal move, as `ai.enumerate` gives it. */
export interface LegalMove {
  readonly move: string;
  readonly args: readonly (number | string)[];
}

const CARDS = [1, 2, 3, 4, 5];
const SEATS = [0, 1];
const COPIES = 8;
const ASIDE = 5;
const SPACES = 18;
const HAND_SIZE = 5;
const TOKENS_TO_WIN = 3;
const FULL_DECK = CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card));

/**
 * Simple Mode of the revised edition, written the way boardgame.io means it: moves change `G`, the defender
 * answers in a stage of the attacker's turn, and the random plugin flips the coin and shuffles.
 *
 * Where there were several such ways, the fastest was taken: a turn is finished within the move that ends it
 * (hooks cost another round of Immer), and lists of numbers are kept rather than objects (Immer copies them
 * faster). Like `applyInPlace`, moves trust that they were listed as legal.
 */
export const duel: GameConfig<Duel> = {
  name: 'flash-duel',
  // Otherwise every move would keep the states before it.
  disableUndo: true,
  setup({ random }) {
    const G: Duel = {
      round: 0,
      first: 0,
      next: 0,
      tokens: [0, 0],
      spaces: [],
      hands: [],
      recovering: [],
      deck: [],
      discard: [],
      fight: null,
    };
    dealRound(G, random.Die(2) - 1, random);
    return G;
  },
  moves: {
    move({ G, playerID, random }, card: number, direction: string) {
      const seat = Number(playerID);
      playCards(G, seat, card, 1);
      if (direction === 'forward') goForward(G, seat, card);
      else goBack(G, seat, card);
      finishTurn(G, seat, random);
    },
    push({ G, playerID, random }, card: number) {
      const seat = Number(playerID);
      playCards(G, seat, card, 1);
      goBack(G, foeOf(seat), card);
      finishTurn(G, seat, random);
    },
    attack: {
      move({ G, playerID, events }, card: number, count: number) {
        playCards(G, Number(playerID), card, count);
        G.fight = { card, count, dashing: false };
        events.setActivePlayers({ others: 'answer' });
      },
      // Does not count towards `maxMoves`: the turn goes on until it is answered.
      noLimit: true,
    },
    dashingStrike: {
      move({ G, playerID, events }, dash: number, card: number, count: number) {
        const seat = Number(playerID);
        playCards(G, seat, dash, 1);
        goForward(G, seat, dash);
        playCards(G, seat, card, count);
        G.fight = { card, count, dashing: true };
        events.setActivePlayers({ others: 'answer' });
      },
      noLimit: true,
    },
  },
  turn: {
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
    stages: {
      answer: {
        moves: {
          block({ G, playerID, random, events }, card: number, count: number) {
            const seat = Number(playerID);
            playCards(G, seat, card, count);
            finishTurn(G, foeOf(seat), random);
            events.endTurn();
          },
          retreat({ G, playerID, random, events }, card: number) {
            const seat = Number(playerID);
            playCards(G, seat, card, 1);
            goBack(G, seat, card);
            G.recovering[seat] = true;
            finishTurn(G, foeOf(seat), random);
            events.endTurn();
          },
          takeHit({ G, playerID, random, events }) {
            endRound(G, [foeOf(Number(playerID))], random);
            events.endTurn();
          },
        },
      },
    },
  },
  endIf({ G }) {
    const winner = gameWinner(G);
    return winner === undefined ? undefined : { winner };
  },
};

/** The seat that is to move: the one in a stage, else the one whose turn it is. */
export function seatToMove({ activePlayers, currentPlayer }: Ctx): number {
  return Number(activePlayers ? Object.keys(activePlayers)[0] : currentPlayer);
}

/** Every legal move of the seat that is to move. */
export function enumerate(G: Duel, ctx: Ctx): readonly LegalMove[] {
  const seat = seatToMove(ctx);
  return G.fight ? answers(G, seat, G.fight) : actions(G, seat);
}

function actions(G: Duel, seat: number): readonly LegalMove[] {
  const hand = handOf(G, seat);
  const apart = distance(G);
  const legal: LegalMove[] = [];
  for (const card of CARDS) {
    const held = countOf(hand, card);
    if (held === 0) continue;
    legal.push({ move: 'move', args: [card, 'forward'] }, { move: 'move', args: [card, 'backward'] });
    if (apart === 1) {
      legal.push({ move: 'push', args: [card] });
    } else {
      const reach = Math.max(1, apart - card);
      const strikers = countOf(hand, reach) - (reach === card ? 1 : 0);
      for (let count = 1; count <= strikers; count++) {
        legal.push({ move: 'dashingStrike', args: [card, reach, count] });
      }
    }
    if (card !== apart) continue;
    for (let count = 1; count <= held; count++) legal.push({ move: 'attack', args: [card, count] });
  }
  return legal;
}

function answers(
  G: Duel,
  seat: number,
  { card, count, dashing }: NonNullable<Duel['fight']>,
): readonly LegalMove[] {
  const hand = handOf(G, seat);
  const legal: LegalMove[] = [];
  if (countOf(hand, card) >= count) legal.push({ move: 'block', args: [card, count] });
  if (dashing && spaceOf(G, seat) !== startOf(seat)) {
    for (const held of CARDS) if (countOf(hand, held) > 0) legal.push({ move: 'retreat', args: [held] });
  }
  legal.push({ move: 'takeHit', args: [] });
  return legal;
}

/** Draws, and goes on to the other seat; one that must recover only draws, and its turn is finished too. */
function finishTurn(G: Duel, seat: number, random: Chance): void {
  G.fight = null;
  G.next = foeOf(seat);
  drawUpTo(G, seat, HAND_SIZE);
  if (G.deck.length === 0) {
    endRound(G, farthest(G), random);
  } else if (G.recovering[G.next]) {
    G.recovering[G.next] = false;
    finishTurn(G, G.next, random);
  }
}

/** Gives the tokens and deals the next round, unless the game is over. */
function endRound(G: Duel, winners: readonly number[], random: Chance): void {
  for (const winner of winners) G.tokens[winner] = (G.tokens[winner] ?? 0) + 1;
  if (gameWinner(G) !== undefined) return;
  const [winner = G.first] = winners;
  // The loser goes first; after a tie, the one who went second.
  dealRound(G, foeOf(winners.length === 1 ? winner : G.first), random);
}

function dealRound(G: Duel, first: number, random: Chance): void {
  G.round += 1;
  G.first = first;
  G.next = first;
  G.fight = null;
  G.deck = random.Shuffle(FULL_DECK).slice(ASIDE);
  G.discard = noCards();
  G.spaces = SEATS.map(startOf);
  G.hands = SEATS.map(noCards);
  G.recovering = [false, false];
  for (const seat of [first, foeOf(first)]) drawUpTo(G, seat, HAND_SIZE);
}

function drawUpTo(G: Duel, seat: number, size: number): void {
  const hand = handOf(G, seat);
  const wanted = size - sizeOf(hand);
  for (const card of wanted > 0 ? G.deck.splice(-wanted) : []) add(hand, card, 1);
}

/** The seats that have come farthest: one, or both. */
function farthest(G: Duel): readonly number[] {
  const advances = SEATS.map((seat) => Math.abs(spaceOf(G, seat) - startOf(seat)));
  return SEATS.filter((seat) => advances[seat] === Math.max(...advances));
}

function gameWinner({ tokens }: Duel): number | undefined {
  const [zero = 0, one = 0] = tokens;
  if (zero === one || Math.max(zero, one) < TOKENS_TO_WIN) return undefined;
  return zero > one ? 0 : 1;
}

function playCards(G: Duel, seat: number, card: number, count: number): void {
  add(handOf(G, seat), card, -count);
  add(G.discard, card, count);
}

function goForward(G: Duel, seat: number, steps: number): void {
  G.spaces[seat] = spaceOf(G, seat) + (seat === 0 ? 1 : -1) * Math.min(steps, distance(G) - 1);
}

function goBack(G: Duel, seat: number, steps: number): void {
  const space = spaceOf(G, seat);
  G.spaces[seat] = space - (seat === 0 ? 1 : -1) * Math.min(steps, Math.abs(space - startOf(seat)));
}

function distance(G: Duel): number {
  return spaceOf(G, 1) - spaceOf(G, 0);
}

function startOf(seat: number): number {
  return seat === 0 ? 1 : SPACES;
}

function spaceOf(G: Duel, seat: number): number {
  return G.spaces[seat] ?? 0;
}

function handOf(G: Duel, seat: number): Pile {
  const hand = G.hands[seat];
  if (!hand) throw new Error(`no hand on seat ${seat}`);
  return hand;
}

function foeOf(seat: number): number {
  return 1 - seat;
}

function noCards(): Pile {
  return [0, 0, 0, 0, 0];
}

function sizeOf(pile: Pile): number {
  let size = 0;
  for (const card of CARDS) size += countOf(pile, card);
  return size;
}

function countOf(pile: Pile, card: number): number {
  return pile[card - 1] ?? 0;
}

function add(pile: Pile, card: number, count: number): void {
  pile[card - 1] = countOf(pile, card) + count;
}
