import type { Row } from './card.ts';
import { type CardId, SLOTS } from './ids.ts';
import { KEYWORDS, type Keyword, maskOf, NUMBERS } from './keywords.ts';

/** The numbers of a thing. */
export const COUNTED = ['atk', 'hp', ...NUMBERS] as const;
export type Counted = (typeof COUNTED)[number];

/** What makes a number besides cards. */
const CAUSES = [
  'printed',
  'runes',
  'frenzy',
  ...SLOTS,
  'never below 0',
  'damage',
  'armor used',
  'boost',
  'no hero of its color',
  'built before',
  'several colors',
  'every player',
  'silence',
] as const;
type Cause = (typeof CAUSES)[number];

/** Where a part of a number comes from. */
export type Origin = Cause | { readonly card: CardId };

/** A part of a number, and what it comes from. */
export interface Share {
  readonly amount: number;
  readonly by: Origin;
}

/** A keyword that a thing has, and what it comes from. */
export interface Given {
  readonly keyword: Keyword;
  readonly by: Origin;
}

/** What a thing's numbers and keywords are made of; the shares of a number add up to it. */
export interface Making {
  readonly shares: Readonly<Record<Counted, readonly Share[]>>;
  readonly keywords: readonly Given[];
}

interface Account {
  readonly last: Record<Counted, number>;
  keywords: number;
  readonly entries: (Share & { readonly of: Counted; readonly isGain: boolean })[];
  given: readonly Given[];
}

/** Keeps account of a sheet while it is made: what each step has added to which row. Only words ask for it. */
export class Ledger {
  readonly #accounts = new Map<number, Account>();
  /** The rows it keeps account of, where these are not all. */
  readonly #followed: Set<number> | undefined;

  constructor(followed?: Set<number>) {
    this.#followed = followed;
  }

  /** Keeps account of one more row. */
  follow(id: number): void {
    this.#followed?.add(id);
  }

  /** Enters what has changed on a row since it was looked at last. */
  note(row: Row, by: Origin, isGain = true): void {
    if (this.#followed?.has(row.id) === false) return;
    const account = this.#accountOf(row);
    for (const of of COUNTED) {
      const amount = row[of] - account.last[of];
      if (amount !== 0) account.entries.push({ of, amount, by, isGain });
      account.last[of] = row[of];
    }
    const gained = row.keywords & ~account.keywords;
    if (gained !== 0)
      for (const keyword of KEYWORDS)
        if ((gained & maskOf([keyword])) !== 0) account.given = [...account.given, { keyword, by }];
    const lost = account.keywords & ~row.keywords;
    if (lost !== 0) account.given = account.given.filter(({ keyword }) => (lost & maskOf([keyword])) === 0);
    account.keywords = row.keywords;
  }

  /** A place to go back to: see `takeBack`. */
  mark(row: Row): number {
    return this.#accountOf(row).entries.length;
  }

  /** Numbers of the row went back to where they were at the mark; keywords stay. */
  takeBack(row: Row, mark: number): void {
    const { entries, last } = this.#accountOf(row);
    for (const { of, amount } of entries.splice(mark)) last[of] -= amount;
  }

  /** RULES 13.16: what a row has gained of a number, whatever it has lost. */
  gainsOf({ id }: Row, counted: Counted): number {
    let sum = 0;
    for (const { of, amount, by, isGain } of this.#accounts.get(id)?.entries ?? [])
      if (of === counted && isGain && amount > 0 && by !== 'printed') sum += amount;
    return sum;
  }

  makingOf(id: number): Making | undefined {
    const account = this.#accounts.get(id);
    if (!account) return undefined;
    const shares = Object.fromEntries(
      COUNTED.map((counted) => [counted, account.entries.filter(({ of }) => of === counted).map(asShare)]),
    ) as unknown as Making['shares'];
    return { shares, keywords: account.given };
  }

  #accountOf({ id }: Row): Account {
    let account = this.#accounts.get(id);
    if (!account) {
      const last = Object.fromEntries(COUNTED.map((counted) => [counted, 0])) as Record<Counted, number>;
      account = { last, keywords: 0, entries: [], given: [] };
      this.#accounts.set(id, account);
    }
    return account;
  }
}

function asShare({ amount, by }: Share): Share {
  return { amount, by };
}

/** What the shares come to. */
export function totalOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { amount }) => sum + amount, 0);
}
