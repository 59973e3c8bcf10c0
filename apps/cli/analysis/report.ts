import {
  type Analysis,
  caveats,
  luckText,
  MARK_WORDS,
  MARKS,
  type Mark,
  type Telling,
  turningText,
} from '@riposte/analysis';
import { wrap } from '../paragraph.ts';
import type { Look } from '../terminal.ts';
import { chartOf } from './chart.ts';

/** What is told, and the names of all seats. */
export interface Told extends Telling {
  readonly analysis: Analysis;
  readonly all: readonly string[];
}

const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?', mistake: 'X', only: '!', brilliant: '*' };

/** An analysis in words, for the player of one seat. */
export function reportLines(told: Told, look: Look): readonly string[] {
  const { analysis, names, seat } = told;
  const name = names(seat);
  const columns = Math.min(look.columns, 80) - 1;
  const own = analysis.judged.filter((one) => one.seat === seat);
  const marks = analysis.curve.map(({ entry }) => own.find((one) => one.entry === entry)?.mark);
  const signs = marks.map((mark) => mark && SIGNS[mark]);
  const { turning = [], account } = analysis.seats[seat] ?? {};
  return [
    ...wrap(`How likely ${name} was to win, of 100, by what ${name} knew:`, columns),
    ...chartOf(
      analysis.curve.map((moment) => moment.own[seat] ?? 0.5),
      signs,
      look,
    ),
    ...legend(signs),
    '',
    turning.length > 0 ? 'Where the match turned:' : 'The match did not turn anywhere.',
    ...turning.flatMap((one) => wrap(`- Entry ${one.entry}: ${turningText(told, one)}`, columns, 2)),
    '',
    ...tableOf(told),
    '',
    ...(account ? [...wrap(`Luck and skill: ${luckText(account, name)}`, columns), ''] : []),
    ...[...caveats(analysis), `Plan: ${analysis.plan}.`].flatMap((line) => wrap(line, columns)),
  ];
}

function legend(signs: readonly (string | undefined)[]): readonly string[] {
  const used = MARKS.filter((mark) => signs.includes(SIGNS[mark]));
  return used.length === 0
    ? []
    : [`       ${used.map((mark) => `${SIGNS[mark]} ${MARK_WORDS[mark]}`).join(', ')}`];
}

function tableOf({ analysis, all }: Told): readonly string[] {
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
