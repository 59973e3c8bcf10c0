import { type Deal, missingIn, type ReplayFault, type Verified } from '@riposte/kernel';
import type { Command } from '../command.ts';
import { EXIT_CODES, type ExitCode } from '../exit.ts';
import { type Args, type FlagTable, readArgs, textOf, textsOf } from '../flags.ts';
import { type Listed, sidesOf, titleOf, unseated } from '../games.ts';
import { paint } from '../paint.ts';
import { countOf, listOf, printable, together, wrap } from '../paragraph.ts';
import { resultLines } from '../play/outcome.ts';
import { fileIn, readReplay } from '../play/readReplay.ts';
import type { Terminal } from '../terminal.ts';

const FLAGS: FlagTable = {
  commitment: { value: 'HASH', help: 'what the server showed when you sat down' },
  seal: { value: 'HASH', help: 'what a seat was bound to before you showed your nonce', several: true },
  nonce: { value: 'NONCE', help: 'the nonce that you added to the deal' },
  json: { help: 'print the findings as JSON' },
};

export const verify: Command = {
  name: 'verify',
  summary: 'prove that a replay was dealt and played by the rules',
  usage: 'FILE [flags]',
  flags: FLAGS,
  more: [
    'Deals the cards again from the secret in the file, plays every choice again, and compares each byte. ' +
      'A fault is printed as FILE:LINE: WHY.',
    'That seals and commitment came before the nonces, no file can show: if you were there and kept what you saw, ' +
      'say so, and it is looked for in the file.',
  ],
  examples: [
    'verify match.replay',
    'verify match.replay --commitment 6116…1182 --nonce 0bad…cafe',
    'verify match.replay --json',
  ],
  exits: {
    0: 'every claim in the file is true',
    1: 'the file has a fault',
    2: 'wrong usage, or no such file',
  },
  run,
};

async function run(typed: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const args = readArgs(typed, FLAGS);
  const file = fileIn(args);
  const { listed, played } = await readReplay(file);
  const checked = (played.ok && strangeTo(args, played.replay.deal)) || played;
  if (args.flags.json) {
    terminal.write(`${JSON.stringify(checked.ok ? found(file, checked) : { file, ...checked })}\n`);
  } else if (checked.ok) {
    terminal.write(`${inWords(checked, listed, terminal).join('\n')}\n`);
  } else {
    terminal.write(`${file}:${checked.line}: ${printable(checked.why)}\n`);
  }
  return checked.ok ? EXIT_CODES.ok : EXIT_CODES.failed;
}

/** What a player who was there has kept, and the file says otherwise. */
function strangeTo(args: Args, { commitment, nonces, seals = [] }: Deal): ReplayFault | undefined {
  const nonce = textOf(args, 'nonce');
  const strange = (why: string): ReplayFault => ({ ok: false, line: 1, why });
  if ((textOf(args, 'commitment') ?? commitment) !== commitment) {
    return strange('the commitment is not the one you were shown');
  }
  const other = textsOf(args, 'seal').find((seal) => !seals.includes(seal));
  if (other !== undefined) return strange(`no seat was bound by ${other}`);
  if (nonce !== undefined && !nonces.includes(nonce)) return strange('your nonce is not in the deal');
  return undefined;
}

function choicesIn({ replay }: Verified): number {
  return replay.entries.filter(({ type }) => type === 'choice').length;
}

function found(file: string, { replay, outcome, unplayed }: Verified): Readonly<Record<string, unknown>> {
  const { entries, deal, carried, ...header } = replay;
  return {
    file,
    ok: true,
    ...header,
    commitment: deal.commitment,
    nonces: deal.nonces,
    ...(deal.seals && { seals: deal.seals, brokenOff: deal.broken?.length ?? 0 }),
    choices: entries.filter(({ type }) => type === 'choice').length,
    entries: entries.length,
    ...(carried && { carriedTo: carried.map(({ rulesVersion }) => rulesVersion) }),
    ...(unplayed && { unplayed }),
    ...(outcome && { outcome }),
  };
}

function inWords(verified: Verified, listed: Listed | undefined, { look }: Terminal): readonly string[] {
  const { replay, outcome, unplayed = [] } = verified;
  const names = replay.names.map(printable);
  const figures = listed?.guide.figures(replay.options, names.length) ?? [];
  const all = [...names, ...unseated(figures)];
  const sides = listed ? sidesOf(figures, names).map((side) => together(side)) : names;
  const columns = Math.min(look.columns, 80) - 1;
  const sentences = [
    `The secret is the one committed to before the first card: ${replay.deal.commitment}`,
    ...dealtFrom(replay.deal, names),
    ...playedAgain(verified),
    `No byte of the file has been changed since it was written.`,
  ];
  return [
    unplayed.length === 0
      ? paint(look, 'good', 'Verified: this match was dealt and played by the rules.')
      : paint(look, 'good', 'Verified as far as the rules that are here have played it.'),
    '',
    ...[
      `${listed ? titleOf(listed, replay.options) : replay.game}: ${sides.join(' against ')}`,
      ...(outcome ? resultLines(outcome, all) : ['It was not played to its end.']),
    ].flatMap((line) => wrap(line, columns)),
    '',
    ...sentences.flatMap((sentence) => wrap(`- ${sentence}`, columns, 2)),
  ];
}

/** What was played again, and what other rules would have to play. */
function playedAgain(verified: Verified): readonly string[] {
  const { replay, unplayed } = verified;
  if (unplayed) {
    return unplayed.map(
      ({ rulesVersion, from, to }) =>
        `Lines ${from} to ${to} were played by rules ${rulesVersion}, which are not here. What follows begins with ` +
        `the position they ended with, and was allowed. A release with those rules verifies the first ${to} lines as a file of their own.`,
    );
  }
  const takenBack = replay.entries.filter(({ type }) => type !== 'choice').length;
  return [
    `${countOf(choicesIn(verified), 'choice')} played again; each was allowed when it was made.` +
      (takenBack > 0 ? ` So was going back, in ${countOf(takenBack, 'takeback')}.` : ''),
  ];
}

/** Whose nonces the cards come from, and which rounds were broken off. */
function dealtFrom(deal: Deal, names: readonly string[]): readonly string[] {
  const { seals, nonces, broken = [] } = deal;
  if (!seals)
    return ['The nonces were not sealed: this file is from before that was done, or from one keyboard.'];
  const named = (seats: readonly number[]) =>
    listOf(
      seats.map((seat) => names[seat] ?? ''),
      'and',
    );
  const given = nonces.flatMap((nonce, seat) => (nonce === '' ? [] : [seat]));
  const silent = broken.flatMap((_, index) => missingIn(deal, index + 1));
  return [
    given.length > 0
      ? `The cards come from the secret and the sealed nonces of ${named(given)}; each fits its seal.`
      : 'The cards come from the secret alone: no seat has shown a nonce.',
    ...(silent.length > 0
      ? [`${countOf(broken.length, 'round')} broken off: ${named(silent)} did not show the sealed nonce.`]
      : []),
  ];
}
