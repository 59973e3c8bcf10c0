import { type Bot, botNamed, type Turn } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyState,
  type Decision,
  fastRandom,
  fork,
  type Random,
  roll,
} from '@riposte/kernel';

/** One game to be played by bots; played again it goes the same way, unless a bot looks at the clock. */
export interface Bout {
  readonly game: string;
  readonly options: unknown;
  readonly seed: number;
  /** The name of the bot on each seat. */
  readonly bots: readonly string[];
  /** The character of each seat; dealt by chance where it is not said. */
  readonly characters?: readonly string[];
}

/** The place of each seat, 1 is best. */
export type Places = readonly number[];

/** No game goes on as long as this. */
const ENDLESS = 100_000;

/** For each seat one where it won, and a half where all share the first place: nobody did. */
export function winsOf(places: Places): readonly number[] {
  const isDrawn = places.length > 1 && places.every((place) => place === 1);
  return places.map((place) => (place === 1 ? (isDrawn ? 0.5 : 1) : 0));
}

/** Plays a bout to its end. Bots see what their seats see; characters are not theirs to choose. */
export function playBout(game: AnyGame, { options, seed, bots, characters }: Bout): Places {
  const players = bots.map(knownBot);
  const chance = fastRandom(seed);
  const dealer = fork(chance);
  const minds = players.map(() => fork(chance));
  const { state } = game.setup(options, players.length, chance);
  let open = game.decisions(state);
  for (let made = 0; made < ENDLESS; made++) {
    const decision = open.find(({ kind }) => kind === 'awaited');
    if (!decision) return placesOf(game, state);
    const { seat } = decision;
    const choice =
      decision.question === 'character'
        ? characterFor(decision, characters?.[seat], dealer)
        : known(players[seat]).choose(turnOf(game, state, open, decision, known(minds[seat]))).choice;
    open = game.applyInPlace(state, seat, choice);
  }
  throw new Error(`not over after ${ENDLESS} decisions`);
}

function knownBot(name: string): Bot {
  const bot = botNamed(name);
  if (!bot) throw new Error(`there is no bot “${name}”`);
  return bot;
}

function characterFor(
  { choices }: Decision<AnyChoice>,
  character: string | undefined,
  dealer: Random,
): AnyChoice {
  if (character === undefined) return known(choices[roll(dealer, choices.length)]);
  const choice = choices.find((one) => 'character' in one && one.character === character);
  if (!choice) throw new Error(`there is no character “${character}”`);
  return choice;
}

function turnOf(
  game: AnyGame,
  state: AnyState,
  open: readonly Decision<AnyChoice>[],
  { seat, question, choices }: Decision<AnyChoice>,
  random: Random,
): Turn {
  const offers = open
    .filter((one) => one.kind === 'offer' && one.seat === seat)
    .map((one, index) => ({ id: `offer ${index}`, question: one.question, choices: one.choices }));
  const view = game.view(state, seat);
  return { game, seat, view, question: { id: 'question', question, choices }, offers, random };
}

function placesOf(game: AnyGame, state: AnyState): Places {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('nobody is asked, and there is no outcome');
  return outcome.places;
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('a seat without a bot, or a question without a choice');
  return thing;
}
