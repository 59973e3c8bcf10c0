/** The scripts in daily use (Unicode UAX #31, table 5). Letters of all others are strange to most readers. */
const SCRIPTS = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Bopomofo',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Hangul',
  'Han',
  'Hebrew',
  'Hiragana',
  'Kannada',
  'Katakana',
  'Khmer',
  'Lao',
  'Latin',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
];

/** Scripts that are written together, and whose letters do not look alike (Unicode UTS #39, "highly restrictive"). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Whatever belongs to no script of its own: spaces, dots, dashes, digits, common marks. */
const COMMON = '\\p{Script=Common}\\p{Script=Inherited}';

const WHOLE = [...SCRIPTS.map((script) => [script]), ...TOGETHER].map((scripts) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`^[${COMMON}${letters}]+$`, 'u');
});

/** Digits of several kinds: ৭ looks like 9, and is 7. */
const MIXED_DIGITS = /\d.*(?!\d)\p{Nd}|(?!\d)\p{Nd}.*\d/u;

/** Whether a text is written in one script, or in several that are written together. */
export function isOneScript(text: string): boolean {
  return WHOLE.some((whole) => whole.test(text)) && !MIXED_DIGITS.test(text);
}
