import {
  type AnyChoice,
  type AnyGame,
  listed,
  type Phrase,
  type Question,
  type Seat,
  type SeatNames,
} from '@riposte/kernel';

/** Things one might want to do, and the one reason why none of them is possible. */
export interface RefusedChoices {
  readonly why: Phrase;
  readonly choices: readonly string[];
}

/** Everything of one kind that is not possible now. */
export interface RefusedKind {
  readonly kind: string;
  readonly refused: readonly RefusedChoices[];
}

/** What a player may wonder about and is not offered, by kind and reason: hundreds of choices share a few reasons. */
export function whyNots(
  { words }: AnyGame,
  view: unknown,
  seat: Seat,
  open: readonly Question<AnyChoice>[],
  names: SeatNames,
): readonly RefusedKind[] {
  const kinds = new Map<string, Map<string, { why: Phrase; choices: string[] }>>();
  for (const choice of words.wonders(view, seat)) {
    if (open.some(({ choices }) => listed(choices, choice) !== undefined)) continue;
    const why = words.whyNot(choice, view, seat);
    const kind = inWords(choice.type);
    const reasons = kinds.get(kind) ?? new Map();
    const reason = reasons.get(why.text) ?? { why, choices: [] };
    reason.choices.push(words.choice(choice, view, names).text);
    reasons.set(why.text, reason);
    kinds.set(kind, reasons);
  }
  return [...kinds].map(([kind, reasons]) => ({ kind, refused: [...reasons.values()] }));
}

/** "dashingStrike" as "Dashing strike". */
export function inWords(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
