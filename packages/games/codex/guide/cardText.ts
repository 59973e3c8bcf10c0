import type { Band, CardEntry } from '../card.ts';
import { upper } from '../words/label.ts';

/** How tech levels are written on cards. */
export const TECH = ['tech 0', 'tech I', 'tech II', 'tech III'] as const;

/** What is printed on a card, in one line: kind, cost, numbers, keywords, and its sentence. */
export function cardText(entry: CardEntry): string {
  const { bands, text } = entry;
  const said = bands ? bandTexts(entry, bands) : [abilities(entry), text];
  const time = timeOf(entry);
  return [`${upper(headOf(entry))}.`, time, ...said]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

/** “unit, tech I, 3 gold, 3/4, Mercenary” */
function headOf(entry: CardEntry): string {
  const { kind, tech, cost, atk, hp, types = [], token, starting, spec } = entry;
  const isCard = kind === 'unit' || kind === 'building' || kind === 'upgrade';
  const parts = [
    ...kindText(entry),
    ...(isCard && !token ? [TECH[tech ?? 0] ?? ''] : []),
    ...(kind === 'hero' || (kind === 'spell' && !starting) ? [spec ?? ''] : []),
    ...(token || kind === 'base' || kind === 'map' ? [] : [`${cost} gold`]),
    ...(atk !== undefined ? [`${atk}/${hp}`] : hp !== undefined ? [`${hp} HP`] : []),
    ...(token ? [] : types),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** “spell”, “ongoing” */
export function kindText({
  kind,
  token,
  ultimate,
  legendary,
  channeling,
  ongoing,
}: CardEntry): readonly string[] {
  return [
    token ? 'token' : ultimate ? 'ultimate spell' : kind,
    ...(legendary ? ['legendary'] : []),
    ...(channeling ? ['channeling'] : ongoing ? ['ongoing'] : []),
  ];
}

/** “Level 1 to 4: 2/3. Level 5 to 7: 3/4. Attacks: …” */
function bandTexts({ maxLevel = 0 }: CardEntry, bands: readonly Band[]): readonly string[] {
  return bands.flatMap((band, index) => [
    `Level ${levelsText(bands, index, maxLevel, ' to ')}: ${band.atk}/${band.hp}.`,
    abilities(band),
    band.text ?? '',
  ]);
}

/** The levels of a band: “1–4”, “8”. */
export function levelsText(bands: readonly Band[], index: number, maxLevel = 0, dash = '–'): string {
  const from = bands[index]?.from ?? 1;
  const to = (bands[index + 1]?.from ?? maxLevel + 1) - 1;
  return to > from ? `${from}${dash}${to}` : `${from}`;
}

/** RULES 14.31, 14.32: “Fading 3.” */
function timeOf({ fading, forecast }: CardEntry): string {
  if (fading !== undefined) return `Fading ${fading}.`;
  return forecast === undefined ? '' : `Forecast ${forecast}.`;
}

/** Keywords of a card or a band, with the number of those that have one. */
export function abilitiesOf({
  keywords = [],
  numbers = {},
}: Pick<CardEntry, 'keywords' | 'numbers'>): readonly { readonly name: string; readonly number?: number }[] {
  return [
    ...keywords.map((name) => ({ name })),
    ...Object.entries(numbers).map(([name, number]) => ({ name, number })),
  ];
}

/** “Flying, resist 1.” */
function abilities(face: Pick<CardEntry, 'keywords' | 'numbers'>): string {
  const all = abilitiesOf(face).map(({ name, number }) =>
    number === undefined ? name : `${name} ${number}`,
  );
  return all.length === 0 ? '' : `${upper(all.join(', '))}.`;
}
