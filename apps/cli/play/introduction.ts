import type { Deal } from '@riposte/kernel';
import { bareFacts } from '../boards/bareFacts.ts';
import { EXIT_CODES, Exit } from '../exit.ts';
import type { Listed } from '../games.ts';
import { paint } from '../paint.ts';
import { listOf, wrap } from '../paragraph.ts';
import { clear, type Terminal } from '../terminal.ts';
import { textColumns } from './screen.ts';
import type { Sitter } from './seating.ts';

/** What somebody reads before the first card: the game in short, who plays, and what the shuffle is bound to. */
export async function introduce(
  { game, board = bareFacts }: Listed,
  options: Readonly<Record<string, unknown>>,
  sitters: readonly Sitter[],
  deal: Deal,
  terminal: Terminal,
): Promise<void> {
  const { look } = terminal;
  const settings = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const paragraphs = [
    ...board.primer,
    `${whoPlays(sitters)} Type a number to choose; type help to see what else you can type.`,
    'Before the first card is dealt, here is the fingerprint of the secret the shuffle comes from:',
  ];
  clear(terminal);
  const lines = [
    ` ${paint(look, 'strong', [game.name, ...settings].join(', '))}`,
    '',
    ...paragraphs.flatMap((text) => [...wrap(` ${text}`, textColumns(look), 1), '']),
    ` ${deal.commitment}`,
    '',
    ...wrap(
      ' If you keep the replay at the end, riposte verify proves from it that no card was tampered with.',
      textColumns(look),
      1,
    ),
    '',
  ];
  terminal.write(lines.map((line) => `${line}\n`).join(''));
  if (!look.clears) return;
  const { type } = await terminal.ask(' Press Enter to begin. ');
  if (type !== 'line') throw new Exit(type === 'interrupted' ? EXIT_CODES.interrupted : EXIT_CODES.ok);
}

function whoPlays(sitters: readonly Sitter[]): string {
  const opponents = sitters.flatMap(({ name, opponent }) =>
    opponent ? [`${name}, ${opponent.manner}`] : [],
  );
  return opponents.length > 0
    ? `You play against ${listOf(opponents, 'and')}.`
    : `${listOf(
        sitters.map(({ name }) => name),
        'and',
      )} share this keyboard.`;
}
