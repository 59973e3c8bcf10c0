import type { Choice, Event, View } from '@riposte/codex/table';
import { type AnyChoice, type AnyGame, type AnyState, fastRandom, type Seat } from '@riposte/kernel';

/** What would come of it for one thing. */
export interface Fate {
  readonly id: number;
  /** Damage that gets through, and what armor takes of it. */
  readonly loss: number;
  readonly armor: number;
  readonly heals: number;
  readonly dies: boolean;
}

/** What would come of an answer, as far as it does not depend on chance or on what is hidden. */
export interface Foreseen {
  readonly fates: readonly Fate[];
  /** The attack under way, if it is one. */
  readonly attack?: { readonly from: number; readonly to: number };
}

/** Questions within an attack; where they are still open, the first answer stands for all. */
const WITHIN_ATTACK: ReadonlySet<string> = new Set(['surplus', 'sparkshot', 'obliterate', 'trigger']);
const MOST_QUESTIONS = 4;
/** What is the same in so many imagined matches is sure enough to be told. */
const SEEDS = [1, 2] as const;

/** An imagined match, how it stands, and what has happened in it so far. */
interface Course {
  readonly state: AnyState;
  readonly decisions: ReturnType<AnyGame['decisions']>;
  readonly events: readonly Event[];
}

/** What would come of these answers, one after the other: the game itself plays them on an imagined copy. */
export function foresee(game: AnyGame, view: View, seat: Seat, way: readonly Choice[]): Foreseen {
  return foreseen(coursesFrom(game, view).map((course) => afterAll(game, course, seat, way)));
}

/** An attack that is considered. */
export interface Asked {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  readonly attack: Extract<Choice, { type: 'attack' }>;
}

/** What an attack may be aimed at, and what would come of each. It is imagined once, and then aimed at each. */
export function targetsOf({ game, view, seat, attack }: Asked): ReadonlyMap<number, Foreseen> {
  const courses = coursesFrom(game, view).map((course) => after(game, course, seat, attack));
  const question = courses[0]?.decisions.find((one) => one.question === 'defender' && one.seat === seat);
  const picks = (question?.choices ?? []) as readonly Choice[];
  const found = new Map<number, Foreseen>();
  for (const pick of picks) {
    if (pick.type !== 'pick') continue;
    found.set(pick.thing, foreseen(courses.map((course) => afterAll(game, course, seat, [pick]))));
  }
  if (found.size > 0) return found;
  const only = foreseen(courses.map((course) => afterAll(game, course, seat, [])));
  return only.attack ? new Map([[only.attack.to, only]]) : found;
}

function coursesFrom(game: AnyGame, view: View): readonly Course[] {
  return SEEDS.map((seed) => {
    const state = game.imagine(view, fastRandom(seed));
    return { state, decisions: game.decisions(state), events: [] };
  });
}

function foreseen([first = [], second = []]: readonly (readonly Event[])[]): Foreseen {
  const [fates, others] = [fatesIn(first), fatesIn(second)];
  const attack = first.findLast((event) => event.type === 'attacked');
  return {
    fates: fates.filter((fate) => others.some((other) => JSON.stringify(other) === JSON.stringify(fate))),
    ...(attack && { attack: { from: attack.thing.id, to: attack.defender.id } }),
  };
}

/** What has happened after these answers, and what an attack asks within. */
function afterAll(game: AnyGame, begun: Course, seat: Seat, way: readonly Choice[]): readonly Event[] {
  let course = begun;
  const left = [...way];
  for (let count = 0; count < way.length + MOST_QUESTIONS; count++) {
    const asked = course.decisions.find((one) => one.seat === seat && one.kind === 'awaited');
    const next = left.shift() ?? (asked && WITHIN_ATTACK.has(asked.question) ? asked.choices[0] : undefined);
    if (!asked || next === undefined) break;
    course = after(game, course, seat, next);
  }
  return course.events;
}

function after(game: AnyGame, { state, events }: Course, seat: Seat, choice: AnyChoice): Course {
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
