import { learn, type Telling } from './need.ts';

// The rules a second time, from RULES.md alone: nothing here may come from the game it is compared with.

export interface Mode {
  readonly mode: 'simple' | 'team' | 'raid';
  readonly isRevised: boolean;
  /** How many fight against the Dragon in a raid. */
  readonly mortals: number;
}

export interface WitnessFighter {
  readonly seat: number;
  readonly side: number;
  /** RULES 20.5: the Dragon holds more. */
  readonly handSize: number;
  space: number;
  hand: number[];
  hits: number;
  mustRecover: boolean;
}

export interface Battlefield {
  readonly mode: Mode;
  readonly fighters: readonly WitnessFighter[];
  /** Turn order: seats. */
  order: readonly number[];
  /** Cards that nobody has seen, those laid aside among them. */
  hidden: number[];
  aside: number;
  discard: number[];
  shuffles: number;
  isTimeOver: boolean;
}

const NUMBERS = [1, 2, 3, 4, 5];
/** RULES 2.1 */
const END = 18;

/** RULES 3.1, 3.2, 19.3, 19.4, 20.2, 20.3: copies of each number, cards laid aside, shuffles to come. */
function suppliesOf({ mode, isRevised, mortals }: Mode): readonly [number, number, number] {
  if (mode === 'simple') return isRevised ? [8, 5, 0] : [5, 0, 0];
  if (mode === 'team') return isRevised ? [8, 5, 2] : [10, 0, 0];
  if (isRevised) return [8, 0, mortals - 1];
  return mortals === 2 ? [10, 0, 0] : [mortals === 3 ? 8 : 10, 0, 1];
}

/** A new round before any card is dealt. */
export function layOut(mode: Mode): Battlefield {
  const [copies, aside, shuffles] = suppliesOf(mode);
  const seats = { simple: 2, team: 4, raid: mode.mortals + 1 }[mode.mode];
  const fighters = Array.from({ length: seats }, (_, seat) => {
    const isDragon = mode.mode === 'raid' && seat === seats - 1;
    const side = mode.mode === 'raid' ? Number(isDragon) : seat % 2;
    return {
      seat,
      side,
      handSize: isDragon ? mode.mortals + 5 : 5,
      space: startOf(side),
      hand: [],
      hits: isDragon ? mode.mortals : 1,
      mustRecover: false,
    };
  });
  return {
    mode,
    fighters,
    order: fighters.map(({ seat }) => seat),
    hidden: NUMBERS.flatMap((number) => Array<number>(copies).fill(number)),
    aside,
    discard: [],
    shuffles,
    isTimeOver: false,
  };
}

function startOf(side: number): number {
  return side === 0 ? 1 : END;
}

/** How far a fighter has come from their own Start space. */
export function wayOf({ side, space }: WitnessFighter): number {
  return Math.abs(space - startOf(side));
}

export function gapOf(one: WitnessFighter, other: WitnessFighter): number {
  return Math.abs(one.space - other.space);
}

export function isLeft({ hits }: WitnessFighter): boolean {
  return hits > 0;
}

export function leftOf({ fighters }: Battlefield, side: number): readonly WitnessFighter[] {
  return fighters.filter((one) => one.side === side && isLeft(one));
}

export function foesOf(field: Battlefield, fighter: WitnessFighter): readonly WitnessFighter[] {
  return leftOf(field, 1 - fighter.side);
}

/** How far the front-most opponent is. */
export function gapToFront(field: Battlefield, fighter: WitnessFighter): number {
  return Math.min(...foesOf(field, fighter).map((foe) => gapOf(fighter, foe)));
}

/** RULES 5.3, 8.2, 18.3: forward ends next to the front-most opponent at the latest. */
export function stepsForward(field: Battlefield, fighter: WitnessFighter, wanted: number): number {
  return Math.min(wanted, gapToFront(field, fighter) - 1);
}

/** RULES 5.2, 6.3, 9.4: backward ends on the Start space at the latest. */
export function goBack(fighter: WitnessFighter, wanted: number): void {
  const steps = Math.min(wanted, wayOf(fighter));
  fighter.space += fighter.side === 0 ? -steps : steps;
}

export function goForward(field: Battlefield, fighter: WitnessFighter, wanted: number): void {
  const steps = stepsForward(field, fighter, wanted);
  fighter.space += fighter.side === 0 ? steps : -steps;
}

export function held(hand: readonly number[], number: number): number {
  return hand.filter((card) => card === number).length;
}

/** The different numbers in a hand. */
export function numbersIn(hand: readonly number[]): readonly number[] {
  return NUMBERS.filter((number) => hand.includes(number));
}

/** RULES 4.3: plays cards of one number. */
export function spend(field: Battlefield, { hand }: WitnessFighter, number: number, count = 1): void {
  for (let spent = 0; spent < count; spent++) {
    take(hand, number);
    field.discard.push(number);
  }
}

function take(cards: number[], number: number): void {
  const at = cards.indexOf(number);
  if (at < 0) throw new Error(`there is no ${number} among ${cards.join(' ')}`);
  cards.splice(at, 1);
}

/** RULES 12.2 */
export function pileOf({ hidden, aside }: Battlefield): number {
  return hidden.length - aside;
}

/** RULES 4.4: draws up to the size of the hand. */
export function* refill(field: Battlefield, fighter: WitnessFighter): Telling {
  while (fighter.hand.length < fighter.handSize && !field.isTimeOver) yield* draw(field, fighter);
}

function* draw(field: Battlefield, fighter: WitnessFighter): Telling {
  const card = yield* learn(fighter.seat);
  take(field.hidden, card);
  fighter.hand.push(card);
  if (pileOf(field) > 0) return;
  // RULES 11.1, 18.14: the last card ends the round, unless there is a shuffle left.
  if (field.shuffles === 0) field.isTimeOver = true;
  else yield* shuffle(field);
}

/** RULES 19.4, 20.6: the discard pile comes back, and so does the Dragon's hand, which is drawn anew. */
function* shuffle(field: Battlefield): Telling {
  field.shuffles--;
  field.hidden.push(...field.discard.splice(0));
  if (field.mode.mode !== 'raid') return;
  for (const dragon of leftOf(field, 1)) {
    const given = dragon.hand.splice(0);
    field.hidden.push(...given);
    while (dragon.hand.length < given.length && !field.isTimeOver) yield* draw(field, dragon);
  }
}

/** RULES 18.8: a hit; after the last one a fighter is defeated. */
export function hit(field: Battlefield, fighter: WitnessFighter): void {
  fighter.hits--;
  if (!isLeft(fighter)) field.discard.push(...fighter.hand.splice(0));
}
