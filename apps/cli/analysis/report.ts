import {
  type Analysis,
  caveats,
  costliest,
  luckText,
  MARK_WORDS,
  MARKS,
  type Mark,
  type ToldTo,
  type Turning,
  turningText,
  UNTRIED,
} from '@riposte/analysis';
import type { Trust } from '@riposte/shelf/trust';
import { wrap } from '../paragraph.ts';
import type { TerminalLook } from '../terminal.ts';
import { chartOf } from './chart.ts';

/** What is told, and the names of all seats. */
export interface ReportTold extends ToldTo {
  readonly analysis: Analysis;
  readonly all: readonly string[];
  /** How much of it holds. */
  readonly trust: Trust;
}

const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?', mistake: 'X', only: '!', brilliant: '*' };

/** What is to be known of games of which said and won were not compared. */
const WARNINGS: Readonly<Record<Trust, readonly string[]>> = {
  whole: [],
  choices: [
    'From one moment to the next the chances of this game jump: there is no curve, no turning point and no luck here.',
  ],
  curve: ['What is said here was not compared with how matches of this kind end. Take it with care.'],
};

/** An analysis in words, for the player of one seat. */
export function reportLines(told: ReportTold, look: TerminalLook): readonly string[] {
  const { analysis, trust, names, seat } = told;
  const columns = Math.min(look.columns, 80) - 1;
  const account = trust === 'choices' ? undefined : analysis.seats[seat]?.account;
  const sure = [
    ...WARNINGS[trust],
    ...(trust === 'choices' ? [UNTRIED] : caveats(analysis)),
    `Plan: ${analysis.plan}.`,
  ];
  return [
    ...(trust === 'choices'
      ? costLines(told, columns)
      : [...curveLines(told, look), ...turnLines(told, columns)]),
    '',
    ...tableOf(told),
    '',
    ...(account ? [...wrap(`Luck and skill: ${luckText(account, names(seat))}`, columns), ''] : []),
    ...sure.flatMap((line) => wrap(line, columns)),
  ];
}

function curveLines({ analysis, names, seat }: ReportTold, look: TerminalLook): readonly string[] {
  const name = names(seat);
  const [was, knew] = name === 'You' ? ['you were', 'you'] : [`${name} was`, name];
  const own = analysis.judged.filter((one) => one.seat === seat);
  const marks = analysis.curve.map(({ entry }) => own.find((one) => one.entry === entry)?.mark);
  const signs = marks.map((mark) => mark && SIGNS[mark]);
  const chances = analysis.curve.map((moment) => moment.own[seat] ?? 0.5);
  return [
    ...wrap(`How likely ${was} to win, of 100, by what ${knew} knew:`, Math.min(look.columns, 80) - 1),
    ...chartOf(chances, signs, look),
    ...legend(signs),
    '',
  ];
}

function turnLines(told: ReportTold, columns: number): readonly string[] {
  const turning = told.analysis.seats[told.seat]?.turning ?? [];
  const heading = turning.length > 0 ? 'Where the match turned:' : 'The match did not turn anywhere.';
  return [heading, ...listed(told, turning, columns)];
}

function costLines(told: ReportTold, columns: number): readonly string[] {
  const costly = costliest(told.analysis.judged.filter((one) => one.seat === told.seat));
  return [costly.length > 0 ? 'What cost most:' : 'No choice stands out.', ...listed(told, costly, columns)];
}

function listed(told: ReportTold, turning: readonly Turning[], columns: number): readonly string[] {
  return turning.flatMap((one) => wrap(`- Entry ${one.entry}: ${turningText(told, one)}`, columns, 2));
}

function legend(signs: readonly (string | undefined)[]): readonly string[] {
  const used = MARKS.filter((mark) => signs.includes(SIGNS[mark]));
  return used.length === 0
    ? []
    : [`       ${used.map((mark) => `${SIGNS[mark]} ${MARK_WORDS[mark]}`).join(', ')}`];
}

function tableOf({ analysis, all }: ReportTold): readonly string[] {
  const wide = Math.max(...all.map(({ length }) => length), 6) + 2;
  const heading = `${'Player'.padEnd(wide)}${'Accuracy'.padStart(9)}${'Mistakes'.padStart(10)}${'Inaccuracies'.padStart(14)}${'Judged'.padStart(8)}`;
  const rows = analysis.seats.map(({ accuracy }, seat) => {
    const own = analysis.judged.filter((one) => one.seat === seat);
    const count = (mark: Mark) => String(own.filter((one) => one.mark === mark).length);
    const exact = accuracy === undefined ? '–' : accuracy.toFixed(0);
    return `${(all[seat] ?? '').padEnd(wide)}${exact.padStart(9)}${count('mistake').padStart(10)}${count('inaccuracy').padStart(14)}${String(own.length).padStart(8)}`;
  });
  return [heading, ...rows];
}
