import { type Bot, greedyBot, levelBot, levelsOf, randomBot, type Thought, type Turn } from '@riposte/bots';
import { type AnyGame, roll } from '@riposte/kernel';

/** A bot to practise against, or with. */
export interface PracticeBot {
  /** What they are called where there are several of them. */
  readonly names: readonly string[];
  /** As in "Ember looks ahead a little", and what several of them do. */
  readonly manner: string;
  readonly manners: string;
  readonly bot: Bot;
  /** Among so many decisions it thinks once of what could be done at any time. */
  readonly offersOnceIn: number;
}

const SELDOM = 40;
const SOMETIMES = 6;

const NAMES = ['Ash', 'Birch', 'Hazel', 'Rowan'];

const BY_CHANCE: PracticeBot = {
  names: ['Dice', 'Coin', 'Straw', 'Lot'],
  manner: 'chooses by chance',
  manners: 'choose by chance',
  bot: { name: 'random', choose: chooseAnything },
  offersOnceIn: SELDOM,
};

const GREEDY: PracticeBot = {
  names: ['Ember', 'Flint', 'Cinder', 'Spark'],
  manner: 'looks ahead a little',
  manners: 'look ahead a little',
  bot: greedyBot,
  offersOnceIn: SOMETIMES,
};

/** The opponents that a game has, by what they are called on the command line. */
export type Opponents = Readonly<Record<string, PracticeBot>>;

/** Chance, a greedy one, and the levels of the game, each by its name and by its number. */
export function opponentsIn(game: Pick<AnyGame, 'skill'>): Opponents {
  const levels = levelsOf(game);
  const atLevels = levels.flatMap((level): readonly [string, PracticeBot][] => {
    const place = `at level ${level.number} of ${levels.length}`;
    const opponent = {
      names: [level.name, ...NAMES],
      manner: `plays ${place}`,
      manners: `play ${place}`,
      bot: levelBot(level),
      offersOnceIn: SOMETIMES,
    };
    return [
      [level.name.toLowerCase(), opponent],
      [String(level.number), opponent],
    ];
  });
  return { random: BY_CHANCE, greedy: GREEDY, ...Object.fromEntries(atLevels) };
}

/** What an opponent does when something is asked of its seat: answer, or now and then take an offer instead. */
export function thinkOf({ bot, offersOnceIn }: PracticeBot, { offers = [], ...turn }: Turn): Thought {
  const isOpen = offers.length > 0 && roll(turn.random, offersOnceIn) === 0;
  return bot.choose(isOpen ? { ...turn, offers } : turn);
}

/** By chance, offers too where there are any. */
function chooseAnything(turn: Turn): Thought {
  const { offers = [], random } = turn;
  const offer = offers[roll(random, Math.max(1, offers.length))];
  return randomBot.choose(offer ? { ...turn, question: offer } : turn);
}
