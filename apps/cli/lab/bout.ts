import { type Bot, botNamed, levelsOf, type Turn } from '@riposte/bots';
import {
  type AnyChoice,
  type AnyGame,
  type AnyGuide,
  type AnyState,
  type Decision,
  fastRandom,
  fork,
  isDrawn,
  type Random,
  type Rivals,
  roll,
  seat as seatOf,
} from '@riposte/kernel';

/** One game to be played by bots; played again it goes the same way, unless a bot looks at the clock. */
export interface Bout {
  readonly game: string;
  readonly options: unknown;
  readonly seed: number;
  /** The name of the bot on each seat. */
  readonly bots: readonly string[];
  /** The rival of each seat; dealt by chance where it is not said. */
  readonly rivals?: readonly string[];
}

/** The place of each seat, 1 is best. */
export type BoutPlaces = readonly number[];

/** How a bout ended. */
export interface BoutEnd {
  readonly places: BoutPlaces;
  /** What each seat was called in the end, where the game has a name for it. */
  readonly called: readonly (string | undefined)[];
}

/** No game goes on as long as this. */
const ENDLESS = 100_000;

/** For each seat one where it won, and a half where all share the first place. */
export function winsOf(places: BoutPlaces): readonly number[] {
  const won = isDrawn({ places }) ? 0.5 : 1;
  return places.map((place) => (place === 1 ? won : 0));
}

/** What is played: the rules, and which rivals they set against each other. */
export interface LabField {
  readonly game: AnyGame;
  readonly guide: Pick<AnyGuide, 'rivals' | 'called'>;
}

/** Plays a bout to its end. Bots see what their seats see; which rival they play is not theirs to choose. */
export function playBout({ game, guide }: LabField, { options, seed, bots, rivals = [] }: Bout): BoutEnd {
  const players = bots.map((name) => knownBot(name, game));
  const chance = fastRandom(seed);
  const dealer = fork(chance);
  const minds = players.map(() => fork(chance));
  const { state } = game.setup(options, players.length, chance);
  let open = game.decisions(state);
  for (let made = 0; made < ENDLESS; made++) {
    const decision = open.find(({ kind }) => kind === 'awaited');
    if (!decision) {
      const view = game.view(state, 'spectator');
      return {
        places: placesOf(game, state),
        called: players.map((_, index) => guide.called(seatOf(index), view)),
      };
    }
    const { seat } = decision;
    const choice = guide.rivals?.isAskedFor(decision)
      ? towards(guide.rivals, decision, rivals[seat], dealer)
      : known(players[seat]).choose(turnOf(game, state, open, decision, known(minds[seat]))).choice;
    open = game.applyInPlace(state, seat, choice);
  }
  throw new Error(`not over after ${ENDLESS} decisions`);
}

function knownBot(name: string, game: AnyGame): Bot {
  const bot = botNamed(name, {}, levelsOf(game));
  if (!bot) throw new Error(`there is no bot “${name}”`);
  return bot;
}

function towards(
  all: Rivals<AnyChoice, unknown>,
  decision: Decision<AnyChoice>,
  rival: string | undefined,
  dealer: Random,
): AnyChoice {
  const choices = rival === undefined ? decision.choices : all.towards(decision, rival);
  if (choices.length === 0) throw new Error(`there is no ${all.noun} “${rival}”`);
  return known(choices[choices.length === 1 ? 0 : roll(dealer, choices.length)]);
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
  return {
    game,
    seat,
    view,
    question: { id: 'question', question, choices },
    offers,
    random,
    clock: threadTime,
  };
}

/** How long this thread has worked: what else runs on the machine takes nothing away from a bot. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function placesOf(game: AnyGame, state: AnyState): BoutPlaces {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('no seat is asked, and there is no outcome');
  return outcome.places;
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('a seat without a bot, or a question without a choice');
  return thing;
}
