import { searchBot } from '@riposte/bots';
import {
  type AnyGame,
  type AnyState,
  Authority,
  chachaRandom,
  fastRandom,
  fullTable,
  parseOptions,
} from '@riposte/kernel';
import { chosenBy, type Measure, type Pace, type PaceGoals } from '@riposte/kernel/conformance';
import type { Figure } from './figure.ts';
import { type Contestant, measure } from './measure.ts';
import { anyOf, momentsOf, positionsOf } from './moments.ts';

const PLAYOUTS_AT_ONCE = 20;
const CHOICES_AT_ONCE = 20;
/** As many tries as a thought of about a millisecond has. */
const TRIES = 32;

/** What is measured by how often it is done. */
type Rated = Exclude<Measure, 'sizes'>;

/** Measures all paces of a group in turn. */
export function measurePaces(game: AnyGame, paces: readonly Pace<object>[]): readonly Figure[] {
  const lanes = paces.flatMap((pace) =>
    pace.measures.filter((what) => what !== 'sizes').map((what) => ({ pace, what })),
  );
  const sizes = paces
    .filter(({ measures }) => measures.includes('sizes'))
    .flatMap((pace) => sizesOf(game, pace));
  const rates = measure(
    Object.fromEntries(lanes.map(({ pace, what }) => [`${pace.name} ${what}`, contestant(game, pace, what)])),
  );
  const rated = lanes.flatMap(({ pace, what }) => figuresOf(pace, what, rates[`${pace.name} ${what}`] ?? {}));
  return [...rated, ...sizes];
}

/** Whole games by players who do not think long, in place and without events. */
function sensible(game: AnyGame, options: unknown): Contestant<'decisions' | 'games'> {
  const chooser = fastRandom(1);
  let number = 0;
  return {
    work() {
      let decisions = 0;
      const { state } = game.setup(options, fullTable(game, options), fastRandom(number++));
      let decision = game.decisions(state)[0];
      while (decision?.kind === 'awaited') {
        const choice = chosenBy('sensible', game.skill, state, decision, chooser);
        decision = game.applyInPlace(state, decision.seat, choice)[0];
        decisions++;
      }
      return { decisions, games: 1 };
    },
  };
}

/** Whole matches on an authority: what a server does for a choice, with the letters to all who see it. */
function authorities(game: AnyGame, options: unknown): Contestant<'choices'> {
  const chooser = fastRandom(1);
  const authority = new Authority(game);
  let number = 0;
  let match = authority.start(options, chachaRandom('0'.repeat(64))).match;
  return {
    work() {
      for (let made = 0; made < CHOICES_AT_ONCE; made++) {
        const [seat] = authority.snapshot(match, 'spectator').awaiting;
        const question = seat === undefined ? undefined : authority.snapshot(match, seat).decision;
        if (seat === undefined || !question) {
          match = authority.start(options, chachaRandom(String(number++).padStart(64, '0'))).match;
          continue;
        }
        const chosen = authority.choose(match, seat, question.id, anyOf(question.choices, chooser));
        if (!chosen.ok) throw new Error(chosen.why.text);
        match = chosen.value.match;
      }
      return { choices: CHOICES_AT_ONCE };
    },
  };
}

/** How many bytes views and questions have, in positions of mid-game. */
function sizesOf(game: AnyGame, { name, options: given }: Pace<object>): readonly Figure[] {
  const options = parseOptions(game.options, { ...given });
  if (!options.ok) throw new Error(options.why.text);
  const positions = positionsOf(game, options.value);
  const sizes = (of: (position: (typeof positions)[number]) => unknown) =>
    positions.map((position) => JSON.stringify(of(position)).length);
  const views = sizes(({ view }) => view);
  const questions = sizes(({ choices }) => choices);
  return [
    { name: `${name}.view`, unit: 'bytes', values: views },
    { name: `${name}.question`, unit: 'bytes', values: questions },
    { name: `${name}.question.most`, unit: 'bytes', values: [Math.max(...questions)] },
  ];
}

/** Whole games by random choices, in place and without events: what a search does. No standing offer is taken. */
export function playouts(game: AnyGame, options: unknown): Contestant<'decisions' | 'games'> {
  const chooser = fastRandom(1);
  let number = 0;
  return {
    work() {
      let decisions = 0;
      for (let played = 0; played < PLAYOUTS_AT_ONCE; played++) {
        const { state } = game.setup(options, fullTable(game, options), fastRandom(number++));
        let decision = game.decisions(state)[0];
        while (decision?.kind === 'awaited') {
          decision = game.applyInPlace(state, decision.seat, anyOf(decision.choices, chooser))[0];
          decisions++;
        }
      }
      return { decisions, games: PLAYOUTS_AT_ONCE };
    },
  };
}

function contestant(game: AnyGame, { options: given }: Pace<object>, what: Rated): Contestant<string> {
  const options = parseOptions(game.options, { ...given });
  if (!options.ok) throw new Error(options.why.text);
  switch (what) {
    case 'playout':
      return playouts(game, options.value);
    case 'sensible':
      return sensible(game, options.value);
    case 'authority':
      return authorities(game, options.value);
    case 'copies':
      return copies(game, options.value);
    case 'apply':
      return applies(game, options.value);
    case 'search':
      return searches(game, options.value);
  }
}

/** A choice as a server takes it: checked, applied to a copy, with events, and the new state viewed once. */
function applies(game: AnyGame, options: unknown): Contestant<'applies'> {
  const moments = momentsOf(game, options, (number) => chachaRandom(String(number).padStart(64, '0')));
  return {
    work() {
      for (const { state, seat, choice } of moments) {
        const applied = game.apply(state, seat, choice);
        if (!applied.ok) throw new Error(applied.why.text);
        game.view(applied.value.state, seat);
      }
      return { applies: moments.length };
    },
  };
}

/** Copies as a search makes them. */
function copies(game: AnyGame, options: unknown): Contestant<'copies'> {
  const moments = momentsOf(game, options, fastRandom);
  let kept: AnyState | undefined;
  return {
    work() {
      // Kept, or the engine might notice that it is of no use.
      for (const { state } of moments) kept = game.copy(state);
      return { copies: kept ? moments.length : 0 };
    },
  };
}

/** Short searches from positions in mid-game, one after the other. */
function searches(game: AnyGame, options: unknown): Contestant<'iterations'> {
  const bot = searchBot({ iterations: TRIES });
  const random = fastRandom(7);
  const positions = positionsOf(game, options);
  let next = 0;
  return {
    work() {
      const { seat, view, choices } = positions[next++ % positions.length] as (typeof positions)[number];
      const question = { id: 'q', question: '', choices };
      return { iterations: bot.choose({ game, seat, view, question, random }).iterations };
    },
  };
}

function figuresOf(
  { name, goals = {} }: Pace<object>,
  what: Rated,
  rates: Readonly<Record<string, readonly number[]>>,
): readonly Figure[] {
  const { decisions = [], games = [], copies: copied = [], applies: applied = [], iterations = [] } = rates;
  const { choices = [] } = rates;
  switch (what) {
    case 'playout':
      return [
        atLeast(`${name}.playout.decisions`, 'decisions/s', decisions, goals.decisions),
        atLeast(`${name}.playout.games`, 'games/s', games, goals.games),
      ];
    case 'sensible':
      return [
        atLeast(`${name}.sensible.decisions`, 'decisions/s', decisions, goals.decisions),
        atLeast(`${name}.sensible.games`, 'games/s', games, goals.games),
      ];
    case 'authority':
      return [atMost(`${name}.authority`, choices, goals.authority)];
    case 'copies':
      return [atLeast(`${name}.copies`, 'copies/s', copied, goals.copies)];
    case 'apply':
      return [atMost(`${name}.apply`, applied, goals.apply)];
    case 'search':
      return [atLeast(`bots.${name}.iterations`, 'iterations/s', iterations, goals.iterations)];
  }
}

/** How long one of them takes, from how many there are a second. */
function atMost(name: string, rates: readonly number[], goal: number | undefined): Figure {
  return {
    name,
    unit: 'µs',
    values: rates.map((rate) => 1e6 / rate),
    ...(goal !== undefined && { goal: { atMost: goal } }),
  };
}

function atLeast(
  name: string,
  unit: string,
  values: readonly number[],
  goal: PaceGoals[keyof PaceGoals],
): Figure {
  return { name, unit, values, ...(goal !== undefined && { goal: { atLeast: goal } }) };
}
