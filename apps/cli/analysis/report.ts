import type { Analysis, Judged, Mark, Step, Turning } from '@riposte/analysis';
import { type AnyGame, type Seat, unreachable } from '@riposte/kernel';
import { wrap } from '../paragraph.ts';
import type { Look } from '../terminal.ts';
import { chartOf } from './chart.ts';

/** What is told, of whom, and in whose words. */
export interface Told {
  readonly game: AnyGame;
  readonly analysis: Analysis;
  readonly choices: readonly Step[];
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly seat: Seat;
}

const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?', mistake: 'X', only: '!', brilliant: '*' };

/** An analysis in words, for the player of one seat. */
export function reportLines(told: Told, look: Look): readonly string[] {
  const { analysis, names, seat } = told;
  const columns = Math.min(look.columns, 80) - 1;
  const own = analysis.judged.filter((one) => one.seat === seat);
  const marks = analysis.curve.map(({ entry }) => own.find((one) => one.entry === entry)?.mark);
  const signs = marks.map((mark) => mark && SIGNS[mark]);
  const turning = analysis.seats[seat]?.turning ?? [];
  return [
    ...wrap(`How likely ${names[seat]} was to win, of 100, by what ${names[seat]} knew:`, columns),
    ...chartOf(
      analysis.curve.map((moment) => moment.own[seat] ?? 0.5),
      signs,
      look,
    ),
    ...legend(signs),
    '',
    turning.length > 0 ? 'Where the match turned:' : 'The match did not turn anywhere.',
    ...turning.flatMap((one) => wrap(`- ${turningText(told, one)}`, columns, 2)),
    '',
    ...tableOf(told),
    '',
    ...luckLines(told).flatMap((line) => wrap(line, columns)),
    '',
    ...caveats(analysis).flatMap((line) => wrap(line, columns)),
  ];
}

function legend(signs: readonly (string | undefined)[]): readonly string[] {
  const texts = { '?': 'inaccuracy', X: 'mistake', '!': 'the only good choice', '*': 'brilliant' };
  const used = Object.entries(texts).filter(([sign]) => signs.includes(sign));
  return used.length === 0 ? [] : [`       ${used.map(([sign, text]) => `${sign} ${text}`).join(', ')}`];
}

/** What a turning point was. */
function turningText(told: Told, { entry, kind, fall }: Turning): string {
  const { analysis, choices, names, seat } = told;
  const step = choices.find((one) => one.entry === entry);
  const judged = analysis.judged.find((one) => one.entry === entry);
  const made = step ? inWords(told, step, step.choice) : 'a choice';
  const [name, mover] = [names[seat], names[step?.sight.seat ?? seat]];
  switch (kind) {
    case 'choice':
      return `Entry ${entry}: ${name} chose ${made}${step && judged ? better(told, step, judged) : ''}.`;
    case 'draw':
      return `Entry ${entry}: after ${made} by ${mover}, chance took ${points(fall)} of 100 from ${name}.`;
    case 'hidden':
      return mover === name
        ? `Entry ${entry}: ${made} met what ${name} could not see: ${points(fall)} of 100 lost, and no fault.`
        : `Entry ${entry}: ${made} by ${mover} was worth more than ${mover} could know: ${points(fall)} of 100.`;
    default:
      return unreachable(kind);
  }
}

function better(told: Told, step: Step, { best, chance, loss, error }: Judged): string {
  const instead = `${points(chance)} in 100 instead of ${points(chance - loss)}`;
  return `; ${inWords(told, step, best)} would have been better: ${instead}, give or take ${points(error)}`;
}

function inWords({ game, names }: Told, { sight }: Step, choice: Step['choice']): string {
  const { text } = game.words.choice(choice, sight.view, (seat) => names[seat] ?? '');
  return `“${text}”`;
}

function tableOf({ analysis, names }: Told): readonly string[] {
  const wide = Math.max(...names.map(({ length }) => length), 6) + 2;
  const heading = `${'Player'.padEnd(wide)}${'Accuracy'.padStart(9)}${'Mistakes'.padStart(10)}${'Inaccuracies'.padStart(14)}${'Judged'.padStart(8)}`;
  const rows = analysis.seats.map(({ accuracy }, seat) => {
    const own = analysis.judged.filter((one) => one.seat === seat);
    const count = (mark: Mark) => String(own.filter((one) => one.mark === mark).length);
    const exact = accuracy === undefined ? '–' : accuracy.toFixed(0);
    return `${(names[seat] ?? '').padEnd(wide)}${exact.padStart(9)}${count('mistake').padStart(10)}${count('inaccuracy').padStart(14)}${String(own.length).padStart(8)}`;
  });
  return [heading, ...rows];
}

function luckLines({ analysis, names, seat }: Told): readonly string[] {
  const account = analysis.seats[seat]?.account;
  if (!account) return [];
  const { result, even, deal, own, others, draws, hidden } = account;
  const parts: readonly (readonly [string, number])[] = [
    ['the deal', deal],
    ['own choices', own],
    ['choices of others', others],
    ['what was drawn later', draws],
    ['what lay hidden when choices were made', hidden],
  ];
  return [
    `Luck and skill: ${names[seat]} began with ${points(even)} of 100 and ended with ${points(result)}.`,
    `${parts.map(([what, by]) => `${signed(by)} by ${what}`).join(', ')}. ` +
      `Skill ${signed(own + others)}, luck ${signed(deal + draws + hidden)}.`,
  ];
}

/** What the figures mean, and how sure they are. */
function caveats({ isOver, sure, plan }: Analysis): readonly string[] {
  return [
    ...(isOver ? [] : ['The match was not played to its end: it ends with the chances there were then.']),
    `Chances mean: if all play well from there. Losses are sure to ${points(sure.loss, 1)} points, the curve to ` +
      `${points(sure.curve, 1)}, on the mean (plan ${plan}). Luck and skill are bookkeeping, and of one match ` +
      'they say little.',
  ];
}

function points(chance: number, digits = 0): string {
  return (chance * 100).toFixed(digits);
}

function signed(chance: number): string {
  const rounded = Math.round(chance * 100);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}
