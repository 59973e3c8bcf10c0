import {
  type Battlefield,
  foesOf,
  gapOf,
  gapToFront,
  goBack,
  goForward,
  held,
  hit,
  isLeft,
  numbersIn,
  spend,
  stepsForward,
  type WitnessFighter,
  wayOf,
} from './battlefield.ts';
import { ask, type Telling } from './need.ts';

/** An attack, or a dashing strike. */
interface Threat {
  readonly attacker: WitnessFighter;
  readonly number: number;
  readonly count: number;
  readonly isStrike: boolean;
}

/** RULES 4: one turn, without the drawing at its end. */
export function* takeTurn(field: Battlefield, fighter: WitnessFighter): Telling {
  // RULES 10.1, 10.2
  if (fighter.mustRecover) {
    fighter.mustRecover = false;
    return;
  }
  const { verb, numbers } = yield* ask(fighter.seat, actionsOf(field, fighter));
  const [first = 0, second = 0, third = 0] = numbers;
  if (verb === 'pass') return;
  if (verb === 'attack') {
    spend(field, fighter, first, second);
    return yield* answerAll(field, { attacker: fighter, number: first, count: second, isStrike: false });
  }
  spend(field, fighter, first);
  if (verb === 'forward') goForward(field, fighter, first);
  if (verb === 'backward') goBack(fighter, first);
  if (verb === 'push') for (const foe of foesAt(field, fighter, 1)) goBack(foe, first);
  if (verb !== 'strike') return;
  goForward(field, fighter, first);
  spend(field, fighter, second, third);
  yield* answerAll(field, { attacker: fighter, number: second, count: third, isStrike: true });
}

function foesAt(field: Battlefield, fighter: WitnessFighter, gap: number): readonly WitnessFighter[] {
  return foesOf(field, fighter).filter((foe) => gapOf(fighter, foe) === gap);
}

/** RULES 5 to 8, 13.11: everything a turn can be used for. */
function actionsOf(field: Battlefield, fighter: WitnessFighter): readonly string[] {
  const { hand } = fighter;
  if (hand.length === 0) return ['pass'];
  const gaps = [...new Set(foesOf(field, fighter).map((foe) => gapOf(fighter, foe)))];
  const isNext = gapToFront(field, fighter) === 1;
  return numbersIn(hand).flatMap((card) => [
    `forward ${card}`,
    `backward ${card}`,
    ...(isNext ? [`push ${card}`] : []),
    ...(gaps.includes(card) ? upTo(held(hand, card), (count) => `attack ${card} ${count}`) : []),
    ...(isNext ? [] : strikesWith(field, fighter, card, gaps)),
  ]);
}

/** RULES 8.1, 8.2, 18.4: dashes with this card, then strikes at a distance that is left. */
function strikesWith(field: Battlefield, fighter: WitnessFighter, dash: number, gaps: readonly number[]) {
  const steps = stepsForward(field, fighter, dash);
  return gaps.flatMap((gap) => {
    const number = gap - steps;
    return upTo(heldBeside(fighter, number, dash), (count) => `strike ${dash} ${number} ${count}`);
  });
}

/** RULES 18.5: all on that space answer in turn order; then hits take effect. */
function* answerAll(field: Battlefield, threat: Threat): Telling {
  const under = foesAt(field, threat.attacker, threat.number).map(({ seat }) => seat);
  const struck: WitnessFighter[] = [];
  for (const defender of inTurnOrder(field, threat.attacker).filter(({ seat }) => under.includes(seat))) {
    if (!(yield* answer(field, threat, defender))) struck.push(defender);
  }
  for (const fighter of struck) hit(field, fighter);
}

/** RULES 9: whether a fighter came through. */
function* answer(field: Battlefield, threat: Threat, defender: WitnessFighter): Telling<boolean> {
  const { number, count } = threat;
  const helpers = helpersOf(field, threat.attacker, defender);
  const own = held(defender.hand, number);
  const { verb, numbers } = yield* ask(defender.seat, [
    ...(own >= count ? [`block ${number} ${count}`] : []),
    ...(helpers.length > 0 ? upTo(Math.min(own, count - 1), (part) => `share ${number} ${part}`) : []),
    // RULES 9.2, 9.5
    ...(threat.isStrike && wayOf(defender) > 0
      ? numbersIn(defender.hand).map((card) => `retreat ${card}`)
      : []),
    'hit',
  ]);
  const [card = 0, part = 0] = numbers;
  if (verb === 'retreat') {
    spend(field, defender, card);
    goBack(defender, card);
    defender.mustRecover = true;
    return true;
  }
  if (verb !== 'hit') spend(field, defender, card, part);
  return yield* helped(field, threat, defender, helpers, count - part);
}

/** RULES 18.10 to 18.13: team mates dash in, until nothing of the block is missing. */
function* helped(
  field: Battlefield,
  { number }: Threat,
  defender: WitnessFighter,
  helpers: readonly WitnessFighter[],
  needed: number,
): Telling<boolean> {
  let missing = needed;
  for (const [index, helper] of helpers.entries()) {
    if (missing === 0) return true;
    const least = index === helpers.length - 1 ? missing : 1;
    const { verb, numbers } = yield* ask(helper.seat, [
      ...dashesTo(field, helper, defender).flatMap((dash) =>
        upTo(Math.min(missing, heldBeside(helper, number, dash)), (part) => part)
          .filter((part) => part >= least)
          .map((part) => `help ${dash} ${number} ${part}`),
      ),
      'decline',
    ]);
    if (verb === 'decline') continue;
    const [dash = 0, , part = 0] = numbers;
    spend(field, helper, dash);
    spend(field, helper, number, part);
    helper.space = defender.space;
    missing -= part;
  }
  return missing === 0;
}

/** RULES 18.11: the cards that bring a fighter to a team mate's space; next to an opponent, longer ones do too (18.3). */
function dashesTo(field: Battlefield, helper: WitnessFighter, mate: WitnessFighter): readonly number[] {
  return numbersIn(helper.hand).filter((card) => stepsForward(field, helper, card) === gapOf(helper, mate));
}

/** How many cards of a number there are beside the one that is dashed with. */
function heldBeside({ hand }: WitnessFighter, number: number, dash: number): number {
  return held(hand, number) - (number === dash ? 1 : 0);
}

/** All others, as their turns come. */
function inTurnOrder({ order, fighters }: Battlefield, from: WitnessFighter): readonly WitnessFighter[] {
  const at = order.indexOf(from.seat);
  return [...order.slice(at + 1), ...order.slice(0, at)].map((seat) => fighters[seat] as WitnessFighter);
}

/** RULES 18.11, 18.12: who might dash in, as far as all can tell. */
function helpersOf(
  field: Battlefield,
  attacker: WitnessFighter,
  defender: WitnessFighter,
): readonly WitnessFighter[] {
  return inTurnOrder(field, attacker).filter(
    (mate) =>
      mate.side === defender.side &&
      isLeft(mate) &&
      !mate.mustRecover &&
      wayOf(mate) < wayOf(defender) &&
      gapOf(mate, defender) <= 5 &&
      mate.hand.length >= 2,
  );
}

function upTo<Item>(most: number, item: (count: number) => Item): readonly Item[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => item(index + 1));
}
