import { unseenBy, type View } from '@riposte/flash-duel';
import type { TerminalLook } from '../../terminal.ts';

const NUMBERS = [1, 2, 3, 4, 5] as const;
const LABEL = 17;

/** The viewer's hand as cards. */
export function handRows(view: View, look: TerminalLook): readonly string[] {
  const hand = ownHand(view);
  if (!hand) return [];
  const held = cardsIn(hand);
  if (look.plain) return [` Your hand: ${held.join(' ') || 'no cards'}`];
  if (held.length === 0) return [' Your hand', ' (no cards)'];
  return [
    ' Your hand',
    ` ${held.map(() => '╭───╮').join('')}`,
    ` ${held.map((number) => `│ ${number} │`).join('')}`,
    ` ${held.map(() => '╰───╯').join('')}`,
  ];
}

/** Every card of a pile by its number, lowest first. */
export function cardsIn(pile: readonly number[]): readonly number[] {
  return NUMBERS.flatMap((number) => Array.from({ length: countIn(pile, number) }, () => number));
}

/** Where the cards of each number are that are in no hand in sight. */
export function shortTallyRows(view: View): readonly string[] {
  return [
    tallyRow('Number'.padEnd(LABEL), NUMBERS),
    tallyRow('Already played'.padEnd(LABEL), goneIn(view)),
    tallyRow('Still out there'.padEnd(LABEL), unseenBy(view)),
  ];
}

/** Where the cards of each number are, as far as the viewer can know. */
export function tallyRows(view: View, names: readonly string[] = []): readonly string[] {
  const hand = ownHand(view);
  const held = NUMBERS.map((number) => countIn(hand ?? [], number));
  const shown = view.fighters.flatMap((fighter, index) =>
    fighter.hand && index !== view.viewer
      ? [
          {
            label: `${names[index]} holds`,
            counts: NUMBERS.map((number) => countIn(fighter.hand ?? [], number)),
          },
        ]
      : [],
  );
  const rows = [
    { label: 'Number', counts: NUMBERS },
    { label: 'Already played', counts: goneIn(view) },
    ...(hand ? [{ label: 'In your hand', counts: held }] : []),
    ...shown,
    { label: 'Still out there', counts: unseenBy(view) },
  ];
  const width = Math.max(LABEL, ...rows.map(({ label }) => label.length));
  return rows.map(({ label, counts }) => tallyRow(label.padEnd(width), counts));
}

function tallyRow(label: string, counts: readonly number[]): string {
  return ` ${label}${counts.map((count) => String(count).padStart(3)).join('')}`;
}

function goneIn({ discard, played }: View): readonly number[] {
  return NUMBERS.map((number) => countIn(discard, number) + countIn(played, number));
}

function ownHand({ fighters, viewer }: View): readonly number[] | undefined {
  return viewer === 'spectator' ? undefined : fighters[viewer]?.hand;
}

function countIn(pile: readonly number[], number: number): number {
  return pile[number - 1] ?? 0;
}
