import type { Choice, Event, Shown, View } from '@riposte/codex/table';
import { type AnyChoice, type AnyGame, type AnyState, fastRandom, type Seat, varsOf } from '@riposte/kernel';

/** What would come of it for one thing. */
export interface Fate {
  readonly id: number;
  /** Damage that gets through, and what armor takes of it. */
  readonly loss: number;
  readonly armor: number;
  readonly heals: number;
  readonly dies: boolean;
}

/** RULES 1.1: whether it is a building of which nothing would be left; a base that falls does not die. */
export function falls(
  { kind, left = 0 }: Pick<Shown, 'kind' | 'left'>,
  { loss, heals, dies }: Fate,
): boolean {
  if (kind === 'base') return loss > 0 && left + heals - loss <= 0;
  return kind === 'building' && dies;
}

/** What would come of an answer, as far as it does not depend on other answers, on chance or on what is hidden. */
export interface Foreseen {
  readonly fates: readonly Fate[];
  /** The attack under way, if it is one. */
  readonly attack?: { readonly from: number; readonly to: number };
  /** What the fates of the two that fight still depend on, if on anything. */
  readonly unsure?: 'answers' | 'luck';
  /** Who has won then. */
  readonly winners?: readonly Seat[];
}

/** Questions within an attack; once it is fought, the first answer stands for all. */
const WITHIN_ATTACK: ReadonlySet<string> = new Set(['surplus', 'sparkshot', 'obliterate', 'trigger']);
const MOST_QUESTIONS = 4;
/** So many questions may come before an attack is fought. */
const MOST_BEFORE = 8;
/** So many other answers to them are tried: what is the same after all of them does not depend on them. */
const MOST_OTHERS = 8;
/** What is the same in so many imagined matches is sure enough to be told. */
const SEEDS = [1, 2] as const;

/** An imagined match, how it stands, and what has happened in it so far. */
interface Course {
  readonly state: AnyState;
  readonly decisions: ReturnType<AnyGame['decisions']>;
  readonly events: readonly Event[];
}

interface AttackVars {
  readonly attacker: number;
  readonly defender: number;
}

/** A course at its end, and the courses that other answers on the way would have begun. */
interface Run {
  readonly end: Course;
  readonly others: readonly (() => Course)[];
}

/** What would come of these answers, one after the other: the game itself plays them on an imagined copy. */
export function foresee(game: AnyGame, view: View, seat: Seat, way: readonly Choice[]): Foreseen {
  return foreseen(game, coursesFrom(game, view), seat, way);
}

/** An attack that is considered. */
export interface ConsideredAttack {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  readonly attack: Extract<Choice, { type: 'attack' }>;
}

/** What an attack may be aimed at, and what would come of each. It is imagined once, and then aimed at each. */
export function targetsOf({ game, view, seat, attack }: ConsideredAttack): ReadonlyMap<number, Foreseen> {
  const courses = coursesFrom(game, view).map((course) => follow(game, course, seat, attack));
  const question = courses[0]?.decisions.find((one) => one.question === 'defender' && one.seat === seat);
  const picks = (question?.choices ?? []) as readonly Choice[];
  const found = new Map<number, Foreseen>();
  for (const pick of picks) {
    if (pick.type !== 'pick') continue;
    found.set(pick.thing, foreseen(game, courses, seat, [pick]));
  }
  if (found.size > 0) return found;
  const only = foreseen(game, courses, seat, []);
  return only.attack ? new Map([[only.attack.to, only]]) : found;
}

function coursesFrom(game: AnyGame, view: View): readonly Course[] {
  return SEEDS.map((seed) => {
    const state = game.imagine(view, fastRandom(seed));
    return { state, decisions: game.decisions(state), events: [] };
  });
}

/** Plays on from each of the courses, and tells what is the same in all. */
function foreseen(game: AnyGame, courses: readonly Course[], seat: Seat, way: readonly Choice[]): Foreseen {
  const [first, ...more] = courses.map((course) => run(game, course, seat, way));
  if (!first) return { fates: [] };
  const attack = first.end.events.findLast((event) => event.type === 'attacked');
  const isTold = isFought(first.end) && first.others.length <= MOST_OTHERS;
  const otherwise = isTold ? first.others.map((begin) => run(game, begin(), seat, []).end) : [];
  const luck = more.map(({ end }) => end);
  const under = courses[0] && varsOf<AttackVars>(courses[0].state.stack, 'attack');
  const pair = attack ? [attack.thing.id, attack.defender.id] : under ? [under.attacker, under.defender] : [];
  const unsure =
    pair.length === 0
      ? undefined
      : !isTold || !isAlike(pair, first.end, otherwise)
        ? 'answers'
        : isAlike(pair, first.end, luck)
          ? undefined
          : 'luck';
  const ends = [first.end, ...luck, ...otherwise];
  const [winners, ...others] = ends.map(({ events }) => winnersIn(events));
  const isWon = winners !== undefined && others.every((one) => one?.join() === winners.join());
  return {
    fates: pair.length > 0 && !isTold ? [] : sharedBy(ends.map(({ events }) => fatesIn(events))),
    ...(attack && { attack: { from: attack.thing.id, to: attack.defender.id } }),
    ...(unsure && { unsure }),
    ...(isWon && { winners }),
  };
}

/** The fates that are the same in all. */
function sharedBy([first = [], ...others]: readonly (readonly Fate[])[]): readonly Fate[] {
  return first.filter((fate) => others.every((fates) => fates.some((other) => isSame(fate, other))));
}

/** Whether it goes the same way for these things in all courses. */
function isAlike(ids: readonly number[], course: Course, others: readonly Course[]): boolean {
  const of = ({ events }: Course, id: number) => fatesIn(events).find((fate) => fate.id === id);
  return others.every((other) => isFought(other) && ids.every((id) => isSame(of(course, id), of(other, id))));
}

function isSame(one: Fate | undefined, other: Fate | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether no attack is under way whose damage is still to come. */
function isFought({ state: { stack }, decisions }: Course): boolean {
  if (decisions.length === 0) return true;
  return stack.every(({ procedure, step }) => procedure !== 'attack' || step === 'afterDamage');
}

/**
 * What has happened after these answers. Until an attack is fought, the first answer to whatever anybody is asked is
 * given, and the others are kept; whom to attack is for the player alone.
 */
function run(game: AnyGame, begun: Course, seat: Seat, way: readonly Choice[]): Run {
  const others: (() => Course)[] = [];
  const left = [...way];
  let course = begun;
  for (let [before, after] = [0, 0]; before < MOST_BEFORE && after < MOST_QUESTIONS; ) {
    const isBefore = left.length === 0 && !isFought(course);
    const asked = course.decisions.find((one) => one.kind === 'awaited' && (isBefore || one.seat === seat));
    if (!asked) break;
    const next = left.shift();
    if (next !== undefined) {
      course = follow(game, course, asked.seat, next);
      continue;
    }
    const [first, ...rest] = asked.choices;
    const goesOn = isBefore ? asked.question !== 'defender' : WITHIN_ATTACK.has(asked.question);
    if (!goesOn || first === undefined) break;
    const here = course;
    if (isBefore) {
      others.push(...rest.map((other) => () => follow(game, here, asked.seat, other)));
      before += 1;
    } else after += 1;
    course = follow(game, course, asked.seat, first);
  }
  return { end: course, others };
}

function follow(game: AnyGame, { state, events }: Course, seat: Seat, choice: AnyChoice): Course {
  const advanced = game.advance(state, seat, choice);
  const told = advanced.events.map(({ event }) => event as Event);
  return { state: advanced.state, decisions: advanced.decisions, events: [...events, ...told] };
}

function fatesIn(events: readonly Event[]): readonly Fate[] {
  const found = new Map<number, Fate>();
  const change = (id: number, how: (fate: Fate) => Partial<Fate>) => {
    const fate = found.get(id) ?? { id, loss: 0, armor: 0, heals: 0, dies: false };
    found.set(id, { ...fate, ...how(fate) });
  };
  for (const event of events) {
    if (event.type === 'turnBegan') break;
    if (event.type === 'damaged')
      change(event.thing.id, ({ loss, armor }) => ({
        loss: loss + event.amount - event.armor,
        armor: armor + event.armor,
      }));
    if (event.type === 'healed') change(event.thing.id, ({ heals }) => ({ heals: heals + event.amount }));
    if (event.type === 'died') change(event.thing.id, () => ({ dies: true }));
  }
  return [...found.values()];
}

function winnersIn(events: readonly Event[]): readonly Seat[] | undefined {
  return events.find((event) => event.type === 'ended')?.winners;
}
