import type { Deal } from '@riposte/kernel';
import { EXIT_CODES, Exit } from '../exit.ts';
import { type Listed, sidesOf, titleOf } from '../games.ts';
import { paint } from '../paint.ts';
import { listOf, together, wrap } from '../paragraph.ts';
import { clear, type Terminal } from '../terminal.ts';
import { textColumns } from './screen.ts';
import type { TerminalSitter } from './seating.ts';

/** What a player reads before the first card: the game in short, who plays, and what the shuffle is bound to. */
export async function introduce(
  listed: Listed,
  options: unknown,
  sitters: readonly TerminalSitter[],
  deal: Deal,
  terminal: Terminal,
): Promise<void> {
  const { look } = terminal;
  const paragraphs = [
    ...listed.primer(options),
    `${whoPlays(listed, options, sitters)} Type a number to choose; type help to see what else you can type.`,
    'Before the first card is dealt, here is the fingerprint of the secret the shuffle comes from:',
  ];
  clear(terminal);
  const written = paragraphs.map((text) => wrap(` ${text}`, textColumns(look), 1));
  const lines = (air: readonly string[]) => [
    ` ${paint(look, 'strong', titleOf(listed, options))}`,
    '',
    ...written.flatMap((paragraph) => [...paragraph, ...air]),
    ` ${deal.commitment}`,
    '',
    ...wrap(
      ' If you keep the replay at the end, npx riposte verify proves from it that no card was tampered with.',
      textColumns(look),
      1,
    ),
    '',
  ];
  // Where the screen is low, paragraphs move together rather than off it.
  const fits = !look.clears || lines(['']).length < look.rows;
  terminal.write(
    lines(fits ? [''] : [])
      .map((line) => `${line}\n`)
      .join(''),
  );
  if (!look.clears) return;
  const { type } = await terminal.ask(' Press Enter to begin. ');
  if (type !== 'line') throw new Exit(type === 'interrupted' ? EXIT_CODES.interrupted : EXIT_CODES.ok);
}

/** Who plays against whom, how the practice opponents play, and who shares the keyboard. */
function whoPlays(listed: Listed, options: unknown, sitters: readonly TerminalSitter[]): string {
  const people = sitters.flatMap(({ name, opponent }) => (opponent ? [] : [name]));
  const names = sitters.map(({ name }) => name);
  // The reader's side comes first.
  const sides = sidesOf(listed.guide.figures(options, names.length), names).toSorted(
    (one, other) => Number(other.includes(people[0] ?? '')) - Number(one.includes(people[0] ?? '')),
  );
  const [own = [], ...others] = sides;
  if (others.length === 0) return 'You play alone.';
  const verb = own.length > 1 || own[0] === 'You' ? 'play' : 'plays';
  const against = others.map((side) => together(side)).join(' and ');
  const shared = people.length > 1 ? ` ${listOf(people, 'and')} share this keyboard.` : '';
  return `${together(own)} ${verb} against ${against}.${mannersOf(sitters)}${shared}`;
}

/** "Ember and Flint look ahead a little. Dice chooses by chance." */
function mannersOf(sitters: readonly TerminalSitter[]): string {
  const opponents = new Set(sitters.flatMap(({ opponent }) => (opponent ? [opponent] : [])));
  return [...opponents]
    .map((opponent) => {
      const names = sitters.flatMap((one) => (one.opponent === opponent ? [one.name] : []));
      return ` ${listOf(names, 'and')} ${names.length > 1 ? opponent.manners : opponent.manner}.`;
    })
    .join('');
}
