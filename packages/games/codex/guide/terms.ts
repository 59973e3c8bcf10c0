/** Words on cards that have a meaning of their own, and the rule that says which. */
export const TERMS: Readonly<Record<string, string>> = {
  armor: '9.9',
  'armor piercing': '14.2',
  'anti-air': '14.4',
  attach: '5.9',
  boost: '5.11',
  "can't attack": '14.30',
  "can't patrol": '14.30',
  "can't be sacrificed": '14.30',
  channeling: '5.10',
  deathtouch: '14.6',
  detector: '14.7',
  disable: '9.16',
  ephemeral: '14.9',
  exhaust: '5.18',
  fading: '14.31',
  flagbearer: '10.4',
  flying: '14.10',
  forecast: '14.32',
  frenzy: '14.11',
  haste: '14.12',
  healing: '14.13',
  illusion: '13.19',
  indestructible: '14.33',
  invisible: '14.14',
  legendary: '5.14',
  'long-range': '14.17',
  obliterate: '14.18',
  ongoing: '5.9',
  overpower: '14.20',
  readiness: '14.23',
  resist: '10.3',
  'rune damage': '14.38',
  sacrifice: '9.8',
  sideline: '9.17',
  sparkshot: '14.25',
  stash: '3.21',
  stealth: '14.15',
  'swift strike': '14.26',
  token: '13.10',
  trash: '9.5',
  'two lives': '14.34',
  unattackable: '14.27',
  unstoppable: '14.16',
  untargetable: '10.2',
  weakest: '14.37',
  // Where they stand before a colon, they say when something happens.
  'arrives:': '14.3',
  'attacks:': '14.5',
  'dies:': '14.8',
  'leaves:': '14.8',
  'max level:': '4.10',
  'upkeep:': '14.29',
};

/** A piece of a sentence; with a term, its name in the table. */
export interface TermPiece {
  readonly text: string;
  readonly term?: string;
}

const LONGEST_FIRST = Object.keys(TERMS).toSorted((one, other) => other.length - one.length);
/** A term, with the endings that it takes in a sentence; of two moments before a colon, the first one too. */
const TERM = new RegExp(
  `\\b(?:arrives(?= (?:or|and) attacks:)|${LONGEST_FIRST.map((name) => (name.endsWith(':') ? name : `${name}(?:e?[sd])?\\b`)).join('|')})`,
  'gi',
);

/** A sentence of a card in pieces, its terms apart from the rest. */
export function inTerms(text: string): readonly TermPiece[] {
  const pieces: TermPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(TERM)) {
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: found, term: termOf(found) });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function termOf(found: string): string {
  const word = found.toLowerCase();
  return LONGEST_FIRST.find((name) => word.startsWith(name)) ?? `${word}:`;
}
