import type { AnyChoice, AnyGame, Phrase, Seat, SeatNames } from '@riposte/kernel';
import { isSame } from '@riposte/kernel';
import { wrap } from '../paragraph.ts';
import type { Numbered } from './numbered.ts';

/** What is asked about: a seat's view, and what it can choose. */
export interface Wondering {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: SeatNames;
  readonly answers: readonly Numbered[];
}

/** A choice that cannot be made, and why. */
interface Reason {
  readonly choice: AnyChoice;
  readonly text: string;
  readonly why: Phrase;
}

const MOST_LINES = 12;

/** What is not possible now and why. Words narrow it down: `attack 4`, `push`, `3`. */
export function explain(wondering: Wondering, asked: readonly string[], columns: number): readonly string[] {
  const reasons = reasonsFor(wondering);
  if (asked.length === 0) return inShort(reasons, columns);
  const possible = wondering.answers.filter(({ choice, text }) => isAbout(choice, text, asked));
  const refused = firstOfEach(
    reasons.filter(({ choice, text }) => isAbout(choice, text, asked)),
    ({ why }) => why.text,
  );
  const lines = [
    ...possible.map(({ number, text }) => `${text}: possible, it is answer ${number}.`),
    ...refused.map(({ text, why }) => `${text}: ${formatReason(why)}`),
  ];
  if (lines.length === 0)
    return [' Nothing in this game is called that. Try a word of an answer, or a number.'];
  const shown = lines.slice(0, MOST_LINES).flatMap((line) => wrap(` ${line}`, columns, 3));
  const left = lines.length - MOST_LINES;
  return left > 0 ? [...shown, ` … and ${left} more. Another word after why narrows it down.`] : shown;
}

/** One line for each kind of choice and rule behind it. */
function inShort(reasons: readonly Reason[], columns: number): readonly string[] {
  const [first] = reasons;
  if (!first) return [' Everything is possible.'];
  const kinds = firstOfEach(reasons, ({ choice, why }) => `${choice.type} ${why.rule}`);
  const width = Math.max(...kinds.map(({ choice }) => kindInWords(choice).length));
  return [
    ...kinds.flatMap(({ choice, why }) => {
      const alike = reasons.filter((one) => one.choice.type === choice.type && one.why.rule === why.rule);
      const example = new Set(alike.map((one) => one.why.text)).size > 1 ? 'For example: ' : '';
      return wrap(
        ` ${kindInWords(choice).padEnd(width).replaceAll(' ', '\u00a0')}  ${example}${formatReason(why)}`,
        columns,
        width + 3,
      );
    }),
    ` For more about one of them, add its name or a number: why ${kindInWords(first.choice).toLowerCase()}.`,
  ];
}

function reasonsFor({ game, view, seat, answers, names }: Wondering): readonly Reason[] {
  const { words } = game;
  return words
    .wonders(view, seat)
    .filter((choice) => !answers.some((one) => isSame(one.choice, choice)))
    .map((choice) => ({
      choice,
      text: words.choice(choice, view, names).text,
      why: words.whyNot(choice, view, seat),
    }));
}

/** Whether every word asked for begins a word of the choice. */
function isAbout(choice: AnyChoice, text: string, asked: readonly string[]): boolean {
  const said = `${kindInWords(choice)} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return asked.every((word) => said.some((one) => one === word || one === `${word}s` || isPrefix(word, one)));
}

/** Whole numbers only: 1 is not about 10. */
function isPrefix(word: string, of: string): boolean {
  return /^\p{L}/u.test(word) && of.startsWith(word);
}

/** `dashingStrike` is a dashing strike. */
function kindInWords({ type }: AnyChoice): string {
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function formatReason({ text, rule }: Phrase): string {
  return rule === undefined ? text : `${text} (rule\u00a0${rule})`;
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const firsts = new Map<string, Item>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return [...firsts.values()];
}
