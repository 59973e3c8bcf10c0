import {
  columnOf,
  type Island,
  isVacant,
  priceOf,
  rangeOf,
  rowOf,
  type Spot,
  type Warrior,
} from './island.ts';
import { ask, learnWay, type Telling, throwDice } from './need.ts';
import { fall, hurl, shoot, shotsOf, throwsOf } from './shot.ts';
import { doorsFrom, endsOf, gone, stepsOf, type Walk } from './walk.ts';

const MOST_HEALTH = 100;
const SPRING = 20;
const TELEPORT = 8;
const DOBERGUN = 2;
const AIDS = ['axe', 'rope', 'boat', 'compass', 'adrenaline'];

/** More ways than this cannot all be gone; then a movement is told step by step. */
const MOST_NUMBER = 12;
const MOST_WITH_COMPASS = 6;

/** One turn a second time, from the rulebook and RULES.md alone: movement, then shots and throwables. */
export function* turn(island: Island, warrior: Warrior): Telling {
  const dice = yield* throwDice(2);
  const moved = yield* move(island, warrior, dice);
  if (moved !== 'over' && warrior.spot !== undefined) yield* act(island, moved);
}

/** The movement as it ended; 'over' where the turn goes no further here. */
function* move(island: Island, warrior: Warrior, dice: readonly number[]): Telling<Walk | 'over'> {
  const [one = 0, other = 0] = dice;
  const start = warrior.spot;
  const maySkip = one !== other && !warrior.hasSkipped;
  let walk: Walk = {
    warrior,
    left: one + other,
    covered: start === undefined ? [] : [start],
    aid: undefined,
  };
  for (;;) {
    const [verb, what = ''] = yield* ask(movesOf(island, walk, maySkip));
    if (verb === 'skip' || verb === 'stay') return finish(island, walk, false);
    if (verb === 'use') {
      walk = helped(walk, what);
      drop(warrior, what);
    }
    if (verb === 'teleport') {
      drop(warrior, 'teleport');
      walk = { ...walk, aid: 'teleport', covered: [...walk.covered, Number(what)] };
      if (!enter(island, warrior, Number(what), priceOf(island, Number(what)))) return 'over';
    }
    if (verb === 'go') return yield* goTo(island, walk, Number(what));
    if (verb === 'walk') return yield* stepByStep(island, walk);
  }
}

function movesOf(island: Island, walk: Walk, maySkip: boolean): readonly string[] {
  const { aid, left } = walk;
  const canStep = stepsOf(island, walk).length > 0;
  const isCountable = left <= (aid === 'compass' ? MOST_WITH_COMPASS : MOST_NUMBER);
  const ends = isCountable ? [...endsOf(island, walk)].map(([spot, loss]) => `go ${spot} ${loss}`) : ['go'];
  return [
    // RULES 6.10: a figure without any step stays, and has not skipped.
    ...(canStep ? [...ends, 'walk'] : ['stay']),
    ...(canStep && maySkip && (aid === undefined || aid === 'teleport') ? ['skip'] : []),
    ...(aid === undefined ? aidsOf(island, walk) : []),
  ];
}

/** Cards that help a movement, for a figure that then moves; RULES 6.14: a Teleport needs the island. */
function aidsOf(island: Island, walk: Walk): readonly string[] {
  const { cards, spot } = walk.warrior;
  const landings = cards.includes('teleport') && spot !== undefined ? landingsOf(island, spot) : [];
  const uses = AIDS.filter((aid) => cards.includes(aid) && stepsOf(island, helped(walk, aid)).length > 0);
  return [...uses.map((aid) => `use ${aid}`), ...landings.map((to) => `teleport ${to}`)];
}

/** "Adrenaline doubles the numbers rolled on the dice." */
function helped(walk: Walk, aid: string): Walk {
  return { ...walk, aid, left: walk.left * (aid === 'adrenaline' ? 2 : 1) };
}

/** "Any square horizontally or vertically within the range of 8", "only on vacant squares". */
function landingsOf(island: Island, from: Spot): readonly Spot[] {
  const all = Array.from({ length: island.rows.length * island.rows.length }, (_, spot) => spot);
  return all.filter(
    (spot) =>
      (columnOf(spot) === columnOf(from) || rowOf(spot) === rowOf(from)) &&
      rangeOf(spot, from) <= TELEPORT &&
      isVacant(island, spot),
  );
}

function drop(warrior: Warrior, card: string): void {
  const at = warrior.cards.indexOf(card);
  warrior.cards = warrior.cards.filter((_, index) => index !== at);
}

/** Moves onto a square for so much health; says whether the figure lives. */
function enter(island: Island, warrior: Warrior, spot: Spot, loss: number): boolean {
  leaveSmoke(island, warrior);
  warrior.spot = spot;
  warrior.health = Math.max(0, warrior.health - loss);
  if (warrior.health === 0) fall(island, warrior);
  return warrior.health > 0;
}

/** "If you decide to … move, while you are under the effect of smoke bulb, then the effect disappears." */
function leaveSmoke(island: Island, { seat }: Warrior): void {
  island.markers = island.markers.filter(({ kind, owner }) => kind !== 'smoke' || owner !== seat);
}

/** A movement that was named by its end; a figure that falls goes no further. */
function* goTo(island: Island, walk: Walk, to: Spot): Telling<Walk | 'over'> {
  const { warrior } = walk;
  const way = yield* learnWay();
  const done = gone(island, walk, way);
  if (!done) throw new Error(`the game says ${way}, the witness has no such way`);
  for (const spot of way) if (!enter(island, warrior, spot, priceOf(island, spot))) return 'over';
  if (way.at(-1) !== to || (stepsOf(island, done).length > 0 && !island.chests.includes(to)))
    throw new Error(`the game says ${way}, the witness cannot end there`);
  return finish(island, { ...done, warrior }, true);
}

/** One square after the other; stops where nothing can be paid, or on a chest. */
function* stepByStep(island: Island, start: Walk): Telling<Walk | 'over'> {
  let walk = start;
  for (;;) {
    const { warrior } = walk;
    const steps = stepsOf(island, walk);
    const isOnChest = warrior.spot !== undefined && island.chests.includes(warrior.spot);
    if (steps.length === 0) return finish(island, walk, true);
    const [verb, to] = yield* ask([
      ...steps.map((step) => `step ${step.to}`),
      ...(isOnChest ? ['stop'] : []),
    ]);
    if (verb === 'stop') return finish(island, walk, true);
    const step = steps.find((one) => one.to === Number(to));
    if (!step) throw new Error(`no step to ${to}`);
    if (!enter(island, warrior, step.to, priceOf(island, step.to))) return 'over';
    walk = { ...walk, left: walk.left - step.cost, covered: [...walk.covered, step.to] };
  }
}

/** Springs heal where a movement ends; a chest is opened, and what is in it is not told here. */
function finish(island: Island, walk: Walk, hasMoved: boolean): Walk | 'over' {
  const { warrior } = walk;
  const { spot } = warrior;
  if (!hasMoved || spot === undefined) return walk;
  if (island.springs.includes(spot)) warrior.health = Math.min(MOST_HEALTH, warrior.health + SPRING);
  if (!island.chests.includes(spot)) return walk;
  island.chests = island.chests.filter((chest) => chest !== spot);
  return 'over';
}

/** In any order: one shot, one throwable. */
function* act(island: Island, walk: Walk): Telling {
  const { warrior, aid } = walk;
  let hasShot = false;
  for (;;) {
    // One consumable a turn.
    const shots = hasShot ? [] : shotsOf(island, warrior, aid === undefined);
    const [verb, what, seat, how] = yield* ask([...shots, ...throwsOf(island, warrior), 'end']);
    if (verb === 'end') return;
    const target = island.warriors.find((one) => one.seat === Number(seat));
    if (!target) throw new Error(`nobody has seat ${seat}`);
    if (verb === 'throw') yield* hurl(island, warrior, target);
    else {
      const gun = warrior.guns.find((one) => one.name === what && one.isLoaded);
      if (!gun) throw new Error(`no loaded ${what}`);
      hasShot = true;
      const movesOn = yield* shoot(island, warrior, gun, target, how === 'extended');
      if (movesOn && target.health > 0 && (yield* moveOn(island, walk)) === 'over') return;
    }
    // What was won from figures that fell is not told here.
    if (island.warriors.some(({ health }) => health === 0)) return;
  }
}

/** RULES 9.7: by up to 2 at the usual costs of terrain, without the price of a zone. */
function* moveOn(island: Island, { warrior, covered }: Walk): Telling<Walk | 'over'> {
  const walk: Walk = { warrior, left: DOBERGUN, covered, aid: undefined };
  const near = new Set<Spot>();
  for (const first of stepsOf(island, walk)) {
    near.add(first.to);
    for (const second of doorsFrom(island, first.to, { ...walk, covered: [...covered, first.to] }))
      if (first.cost + second.cost <= DOBERGUN) near.add(second.to);
  }
  if (near.size === 0) return walk;
  const [verb, to] = yield* ask([...[...near].map((spot) => `gift ${spot}`), 'stay']);
  if (verb === 'stay') return walk;
  const way = yield* learnWay();
  if (way.at(-1) !== Number(to) || !gone(island, walk, way))
    throw new Error(`the game says ${way}, the witness has no such way`);
  enter(island, warrior, Number(to), 0);
  return finish(island, walk, true);
}
