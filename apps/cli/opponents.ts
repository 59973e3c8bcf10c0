import { type Bot, greedyBot, LEVELS, levelBot, randomBot, type Thought, type Turn } from '@riposte/bots';
import { roll } from '@riposte/kernel';

/** Somebody to practise against, or with. */
export interface Opponent {
  /** What they are called when there are several of them. */
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

export const OPPONENTS: Readonly<Record<string, Opponent>> = {
  random: {
    names: ['Dice', 'Coin', 'Straw', 'Lot'],
    manner: 'chooses by chance',
    manners: 'choose by chance',
    bot: { name: 'random', choose: chooseAnything },
    offersOnceIn: SELDOM,
  },
  greedy: {
    names: ['Ember', 'Flint', 'Cinder', 'Spark'],
    manner: 'looks ahead a little',
    manners: 'look ahead a little',
    bot: greedyBot,
    offersOnceIn: SOMETIMES,
  },
  ...Object.fromEntries(
    LEVELS.map(({ number, name }): [string, Opponent] => [
      name.toLowerCase(),
      {
        names: [name, ...NAMES],
        manner: `plays at level ${number} of ${LEVELS.length}`,
        manners: `play at level ${number} of ${LEVELS.length}`,
        bot: levelBot(number),
        offersOnceIn: SOMETIMES,
      },
    ]),
  ),
};

/** An opponent by name; a level also by its number. */
export function opponentCalled(name: string): Opponent | undefined {
  const level = LEVELS.find(({ number }) => String(number) === name);
  return OPPONENTS[level?.name.toLowerCase() ?? name];
}

/** What an opponent does when something is asked of its seat: answer, or now and then take an offer instead. */
export function thinkOf({ bot, offersOnceIn }: Opponent, { offers = [], ...turn }: Turn): Thought {
  const isOpen = offers.length > 0 && roll(turn.random, offersOnceIn) === 0;
  return bot.choose(isOpen ? { ...turn, offers } : turn);
}

/** By chance, offers too where there are any. */
function chooseAnything(turn: Turn): Thought {
  const { offers = [], random } = turn;
  const offer = offers[roll(random, Math.max(1, offers.length))];
  return randomBot.choose(offer ? { ...turn, question: offer } : turn);
}
