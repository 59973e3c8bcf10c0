import {
  type Battlefield,
  foesOf,
  gapOf,
  held,
  hit,
  isLeft,
  layOut,
  leftOf,
  type Mode,
  refill,
  type WitnessFighter,
  wayOf,
} from './battlefield.ts';
import { ask, flip, type Telling } from './need.ts';
import { takeTurn } from './turn.ts';

/** Which side won; both, or neither, when it is none. */
type Winner = 0 | 1 | undefined;

/** What a match looks like from above, while it runs. */
export interface WitnessTable {
  field: Battlefield;
  readonly tokens: [number, number];
}

export function newTable(mode: Mode): WitnessTable {
  return { field: layOut(mode), tokens: [0, 0] };
}

/** The whole match; in the end, who has won. */
export function* match(table: WitnessTable): Telling<Winner> {
  if (table.field.mode.mode !== 'raid') return yield* rounds(table);
  yield* deal(table.field);
  return yield* raid(table.field);
}

/** RULES 1.2, 1.3: rounds until a side has three tokens, and more than the other. */
function* rounds(table: WitnessTable): Telling<Winner> {
  const { mode } = table.field;
  const { tokens } = table;
  const leaders: [number, number] = [0, 1];
  let first = yield* flip();
  let chooser: number | undefined;
  for (;;) {
    yield* lead(table.field, leaders, first);
    yield* deal(table.field);
    const winner = yield* round(table.field);
    if (winner !== undefined) tokens[winner]++;
    else if (mode.isRevised) for (const side of [0, 1] as const) tokens[side]++;
    if (Math.max(...tokens) >= 3 && tokens[0] !== tokens[1]) return tokens[0] > tokens[1] ? 0 : 1;
    table.field = layOut(mode);
    // RULES 3.5 to 3.8, 19.6
    if (mode.isRevised) first = winner === undefined ? 1 - first : 1 - winner;
    else {
      if (winner !== undefined) chooser = leaders[winner === 0 ? 1 : 0];
      first = chooser === undefined ? yield* flip() : yield* chooseFirst(leaders, chooser);
    }
  }
}

function* chooseFirst(leaders: readonly [number, number], chooser: number): Telling<number> {
  const { numbers } = yield* ask(
    chooser,
    leaders.map((seat) => `first ${seat}`),
  );
  return leaders.indexOf(numbers[0] ?? 0);
}

/** RULES 19.7, 19.8: each team says who of it goes first; then the turn order is settled. */
function* lead(field: Battlefield, leaders: [number, number], first: number): Telling {
  if (field.mode.mode === 'simple') {
    field.order = [first, 1 - first];
    return;
  }
  for (const side of [first, 1 - first] as (0 | 1)[]) {
    const { numbers } = yield* ask(leaders[side], [`lead ${side}`, `lead ${side + 2}`]);
    leaders[side] = numbers[0] ?? 0;
  }
  const [one, other] = first === 0 ? leaders : [leaders[1], leaders[0]];
  field.order = [one, other, mateOf(one), mateOf(other)];
}

function mateOf(seat: number): number {
  return (seat + 2) % 4;
}

function* deal(field: Battlefield): Telling {
  for (const seat of field.order) yield* refill(field, fighterAt(field, seat));
}

function fighterAt(field: Battlefield, seat: number): WitnessFighter {
  return field.fighters[seat] as WitnessFighter;
}

/** RULES 19.8, 19.9, 19.10: turns by turns, until all of a side are defeated or time is over. */
function* round(field: Battlefield): Telling<Winner> {
  for (let turn = 0; ; turn++) {
    const due = fighterAt(field, field.order[turn % field.order.length] ?? 0);
    const fighter = isLeft(due) ? due : fighterAt(field, mateOf(due.seat));
    yield* takeTurn(field, fighter);
    if (isBeaten(field, 0)) return 1;
    if (isBeaten(field, 1)) return 0;
    yield* refill(field, fighter);
    if (field.isTimeOver) return winnerOnTime(field);
  }
}

function isBeaten(field: Battlefield, side: number): boolean {
  return leftOf(field, side).length === 0;
}

/** RULES 11, 19.11 to 19.14: who wins a round that ran out of time. */
function winnerOnTime(field: Battlefield): Winner {
  if (!field.mode.isRevised) {
    const outdone = field.fighters.filter(
      (one) => isLeft(one) && foesOf(field, one).some((foe) => lastHits(one, foe) < 0),
    );
    for (const fighter of outdone) hit(field, fighter);
  }
  const [ours, theirs] = [leftOf(field, 0), leftOf(field, 1)];
  return better(ours.length, theirs.length) ?? better(wayOfFront(ours), wayOfFront(theirs));
}

/** RULES 11.2: how many more cards of their distance one holds than the other. */
function lastHits(one: WitnessFighter, other: WitnessFighter): number {
  const gap = gapOf(one, other);
  return held(one.hand, gap) - held(other.hand, gap);
}

function better(ours: number, theirs: number): Winner {
  if (ours === theirs) return undefined;
  return ours > theirs ? 0 : 1;
}

function wayOfFront(fighters: readonly WitnessFighter[]): number {
  return Math.max(0, ...fighters.map(wayOf));
}

/** RULES 20.7 to 20.13 */
function* raid(field: Battlefield): Telling<Winner> {
  const dragon = fighterAt(field, field.mode.mortals);
  for (;;) {
    for (const mortal of field.fighters.slice(0, -1)) {
      if (isLeft(mortal)) yield* takeTurn(field, mortal);
      if (!isLeft(dragon)) return 0;
    }
    for (const mortal of leftOf(field, 0)) yield* refill(field, mortal);
    if (field.isTimeOver) return raidOnTime(field, dragon);
    // RULES 20.9: a turn more for each who is defeated, also on such a turn.
    for (let turns = 1; turns > 0; turns--) {
      const before = leftOf(field, 0).length;
      yield* takeTurn(field, dragon);
      if (isBeaten(field, 0)) return 1;
      turns += before - leftOf(field, 0).length;
      yield* refill(field, dragon);
      if (field.isTimeOver) return raidOnTime(field, dragon);
    }
  }
}

/** RULES 20.12, 20.13 */
function raidOnTime(field: Battlefield, dragon: WitnessFighter): Winner {
  for (const mortal of field.mode.isRevised ? [] : leftOf(field, 0)) {
    const lead = lastHits(mortal, dragon);
    if (lead > 0) hit(field, dragon);
    if (lead < 0) hit(field, mortal);
    if (!isLeft(dragon)) return 0;
  }
  if (isBeaten(field, 0)) return 1;
  return better(wayOfFront(leftOf(field, 0)), wayOf(dragon));
}
