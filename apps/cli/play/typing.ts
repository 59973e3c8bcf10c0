import { type CardGroup, lookUp } from '@riposte/kernel';
import { formatGroup, lookUpCard } from '../cardCatalogue.ts';
import type { Listed } from '../games.ts';
import { wrap } from '../paragraph.ts';
import { formatChapter, missingRule, readRulebook } from '../rulebook.ts';
import { unfolded } from './answers.ts';
import type { Paragraph } from './chronicle.ts';
import { foldsOf } from './folding.ts';
import type { Numbered } from './numbered.ts';
import { newsLines, type ScreenScene, textColumns } from './screen.ts';
import { explain } from './why.ts';

/** What a player meant by what was typed. */
export type Meant =
  | { readonly type: 'answer'; readonly answer: Numbered }
  | { readonly type: 'undo' }
  /** Show the screen again. */
  | { readonly type: 'again' }
  | { readonly type: 'quit' }
  /** Let another player at the keyboard act. */
  | { readonly type: 'act'; readonly name: string }
  /** Ask what a bot would do here. */
  | { readonly type: 'hint' }
  /** Stop after each choice of a practice opponent, or do so no more. */
  | { readonly type: 'watch' }
  /** Show these lines and ask again. */
  | { readonly type: 'say'; readonly lines: readonly string[] };

/** Where cards have text on them. */
const HELP_TO_READ = ' cards      the cards on the table, and what they do; also: cards NAME';
/** Where something can be done at any time. */
const HELP_TO_ACT = ' act NAME   let another player at this keyboard act first; all may ask for it';
/** Where the turns of others are worth a stop. */
const HELP_TO_WATCH = ' watch      stop after each choice of a practice opponent; again: no more';

/** Where something can be planned: at these stops. */
const HELP_TO_PLAN = '            while others are to choose, you may plan what you will be asked';

const HELP = [
  ' a number   choose that answer',
  ' why        what is not possible now, and why; add a word of what you mean',
  ' hint       what a bot would do that knows what you know',
  ' undo       take your last choice back',
  ' log        everything that has happened',
  ' rules      the chapters of the rules; also: rules 1, rules 1.1',
  ' Enter      show the table again',
  ' quit       leave the game; nothing is saved',
];

/** Reads what a person types when asked. */
export class Typing {
  readonly #listed: Listed;
  readonly #scene: ScreenScene;
  readonly #log: readonly Paragraph[];

  constructor(listed: Listed, scene: ScreenScene, log: readonly Paragraph[]) {
    this.#listed = listed;
    this.#scene = scene;
    this.#log = log;
  }

  read(typed: string): Meant {
    const { canAct, labels } = this.#scene;
    // Where there is much to look at, or something to plan meanwhile.
    const isWatchable = labels.length > 2 || this.#listed.game.plannable !== undefined;
    const [word = '', ...more] = typed.trim().toLowerCase().split(/\s+/);
    switch (word) {
      case '':
        return { type: 'again' };
      case 'undo':
      case 'hint':
      case 'quit':
        return { type: word };
      case 'exit':
      case 'q':
        return { type: 'quit' };
      case 'why':
        return say(explain({ ...this.#scene, view: this.#scene.snapshot.view }, more, this.#columns));
      case 'log':
        return say(newsLines(this.#log, this.#scene.look));
      case 'cards':
      case 'card':
        return say(this.#cards(more.join(' ')));
      case 'rules':
      case 'rule':
        return say(this.#rules(more[0]));
      case 'help':
      case '?':
        return say([
          ...HELP,
          ...(this.#listed.guide.cards ? [HELP_TO_READ] : []),
          ...(canAct ? [HELP_TO_ACT] : []),
          ...(isWatchable ? [HELP_TO_WATCH] : []),
          ...(this.#listed.game.plannable ? [HELP_TO_PLAN] : []),
        ]);
      case 'act':
        return canAct ? { type: 'act', name: more.join(' ') } : this.#answer(typed.trim());
      case 'watch':
        return isWatchable ? { type: 'watch' } : this.#answer(typed.trim());
      default:
        return this.#answer(typed.trim());
    }
  }

  get #columns(): number {
    return textColumns(this.#scene.look);
  }

  #answer(typed: string): Meant {
    const { answers } = this.#scene;
    const answer = /^\d+$/.test(typed) ? answers[Number(typed) - 1] : undefined;
    if (answer) return { type: 'answer', answer };
    const fold = foldsOf(answers).find(({ letter }) => letter === typed.toLowerCase());
    if (fold) return say(unfolded(fold.answers, this.#scene.look));
    const wrong = ` “${typed.slice(0, 20)}” is not an answer here.`;
    if (answers.length === 0) return say([`${wrong} Press Enter, or type help.`]);
    const range = answers.length === 1 ? '1' : `a number from 1 to ${answers.length}`;
    return say([`${wrong} Type ${range}, or help.`]);
  }

  #cards(name: string): readonly string[] {
    const { cards: catalogue } = this.#listed.guide;
    if (!catalogue) return [' This game has no cards to read.'];
    const { snapshot, labels, options } = this.#scene;
    const format = (group: CardGroup, withNotes: boolean) =>
      formatGroup(group, catalogue.sources, this.#columns - 1, withNotes).map((line) => ` ${line}`);
    if (name !== '') {
      const found = lookUpCard(catalogue.all(options), name);
      return found.ok ? format(found.group, true) : wrap(` ${found.why}`, this.#columns, 1);
    }
    const inPlay = catalogue.inPlay(snapshot.view, labels);
    if (inPlay.length === 0)
      return [' There are no such cards on the table. Type cards and a name to read any card.'];
    return inPlay.flatMap((group) => format(group, false));
  }

  #rules(number: string | undefined): readonly string[] {
    const rulebook = readRulebook(this.#listed.guide.rulebook);
    if (number === undefined) {
      const chapters = rulebook.chapters.map((chapter) => `${chapter.number} ${chapter.title}`).join(', ');
      return [
        ...wrap(` Chapters: ${chapters}.`, this.#columns, 1),
        ' Type rules and a number, such as rules 1.',
      ];
    }
    const chapter = lookUp(rulebook, number);
    if (!chapter) return [` ${missingRule(rulebook, number)}`];
    return formatChapter(chapter, this.#columns - 1).map((line) => ` ${line}`);
  }
}

function say(lines: readonly string[]): Meant {
  return { type: 'say', lines };
}
