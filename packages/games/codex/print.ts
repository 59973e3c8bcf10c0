import { bitsOf } from './bits.ts';
import type { Band, CardEntry, Face, Print } from './card.ts';
import { entryOf } from './catalogue.ts';
import type { CardId } from './ids.ts';
import { maskOf, type NumberKeyword } from './keywords.ts';
import { MOMENT_BITS } from './moment.ts';
import { QUERY_BITS, QUERY_NAMES } from './queries.ts';
import { shapedAction, shapedAttackRule, shapedFace } from './shape.ts';

/** By card and level. */
const PRINTS = new Map<CardId, Print[]>();

/** What is printed on a card, or on the bands of a hero up to a level. */
export function printOf(card: CardId, level: number): Print {
  let prints = PRINTS.get(card);
  if (!prints) {
    prints = [];
    PRINTS.set(card, prints);
  }
  let print = prints[level];
  if (!print) {
    print = makePrint(entryOf(card), level);
    prints[level] = print;
  }
  return print;
}

/** By what is printed. */
const SILENT = new WeakMap<Print, Print>();

/** RULES 13.18: the numbers of a hero without its abilities; armor is a number too. */
export function silentPrintOf(card: CardId, level: number): Print {
  const print = printOf(card, level);
  let silent = SILENT.get(print);
  if (!silent) {
    silent = makeSilent(print, level);
    SILENT.set(print, silent);
  }
  return silent;
}

function makeSilent({ entry, numbers }: Print, level: number): Print {
  const bands = entry.bands?.map(({ from, atk, hp }) => ({ from, atk, hp })) ?? [];
  const print = makePrint({ ...entry, bands }, level);
  return { ...print, entry, numbers: { ...print.numbers, armor: numbers.armor } };
}

/** The bits of the names under which an object has something. */
function maskOfNames<Name extends string>(
  bits: Readonly<Record<Name, number>>,
  full: { readonly [Each in Name]?: unknown } | undefined,
): number {
  let mask = 0;
  if (full) for (const name of Object.keys(bits) as Name[]) if (full[name] !== undefined) mask |= bits[name];
  return mask;
}

/** The questions that a face answers, a bit each. */
export function askedOf({ answers }: Face): number {
  return maskOfNames(QUERY_BITS, answers);
}

/** Where a face has auras, and what these are like. */
const AURAS = ['aura', 'lateAura', 'lastAura'] as const;
const TRAITS = ['givesTypes', 'readsDamage', 'readsAttacks'] as const;
export const AURA_BITS = bitsOf([...AURAS, ...TRAITS]);

function aurasOf(face: Face): number {
  return AURAS.reduce(
    (mask, name) => mask | maskOfNames(AURA_BITS, face[name]),
    maskOfNames(AURA_BITS, face),
  );
}

function answerLists(faces: readonly Face[]): Print['answers'] {
  const lists = QUERY_NAMES.map((query) => [query, faces.flatMap(({ answers }) => answers?.[query] ?? [])]);
  return Object.fromEntries(lists) as Print['answers'];
}

function makePrint(entry: CardEntry, level: number): Print {
  const printed: readonly (CardEntry | Band)[] = entry.bands?.filter(({ from }) => from <= level) ?? [entry];
  const faces = printed.map(shapedFace);
  const last = printed.at(-1);
  const sum = (name: NumberKeyword) =>
    printed.reduce((total, { numbers }) => total + (numbers?.[name] ?? 0), 0);
  return {
    entry,
    faces,
    atk: last?.atk ?? 0,
    hp: last?.hp ?? 0,
    tech: entry.tech ?? 0,
    keywords: printed.reduce((mask, { keywords }) => mask | maskOf(keywords ?? []), 0),
    numbers: {
      armor: sum('armor'),
      frenzy: sum('frenzy'),
      healing: sum('healing'),
      resist: sum('resist'),
      sparkshot: sum('sparkshot'),
      obliterate: sum('obliterate'),
    },
    actions: faces.flatMap(({ actions }) =>
      Object.entries(actions ?? {}).map(([name, action]) => [name, shapedAction(action)] as const),
    ),
    answers: answerLists(faces),
    asked: faces.reduce((mask, face) => mask | askedOf(face), 0),
    attackRules: faces.flatMap(({ attack }) => (attack ? [shapedAttackRule(attack)] : [])),
    moments: faces.reduce((mask, { triggers }) => mask | maskOfNames(MOMENT_BITS, triggers), 0),
    auras: faces.reduce((mask, face) => mask | aurasOf(face), 0),
  };
}
