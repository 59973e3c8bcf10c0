import type { Answers, Band, CardEntry, Face, Print } from './card.ts';
import { entryOf } from './catalogue.ts';
import type { CardId } from './ids.ts';
import { maskOf, type NumberKeyword } from './keywords.ts';
import { BITS, QUERY_NAMES } from './queries.ts';
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

/** What a face answers, a bit each. */
export function askedOf(answers: Answers | undefined): number {
  let mask = 0;
  if (answers) for (const query of QUERY_NAMES) if (answers[query] !== undefined) mask |= BITS[query];
  return mask;
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
    asked: faces.reduce((mask, { answers }) => mask | askedOf(answers), 0),
    attackRules: faces.flatMap(({ attack }) => (attack ? [shapedAttackRule(attack)] : [])),
    hasTriggers: faces.some(({ triggers }) => triggers !== undefined),
    hasAura: faces.some(({ aura }) => aura !== undefined),
    hasLate: faces.some(({ lateAura }) => lateAura !== undefined),
    hasLast: faces.some(({ lastAura }) => lastAura !== undefined),
    givesTypes: faces.some(({ aura }) => aura?.givesTypes === true),
    readsDamage: faces.some(({ aura }) => aura?.readsDamage === true),
    readsAttacks: faces.some(({ aura }) => aura?.readsAttacks === true),
  };
}
