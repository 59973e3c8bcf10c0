import type { Band, CardEntry } from '../card.ts';
import { upper } from '../words/label.ts';

const TECH = ['tech 0', 'tech I', 'tech II', 'tech III'] as const;

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
  const {
    kind,
    tech,
    cost,
    atk,
    hp,
    types = [],
    token,
    legendary,
    ultimate,
    starting,
    spec,
    channeling,
  } = entry;
  const isCard = kind === 'unit' || kind === 'building' || kind === 'upgrade';
  const parts = [
    token ? 'token' : ultimate ? 'ultimate spell' : kind,
    ...(legendary ? ['legendary'] : []),
    ...(channeling ? ['channeling'] : entry.ongoing ? ['ongoing'] : []),
    ...(isCard && !token ? [TECH[tech ?? 0] ?? ''] : []),
    ...(kind === 'hero' || (kind === 'spell' && !starting) ? [spec ?? ''] : []),
    ...(token || kind === 'base' ? [] : [`${cost} gold`]),
    ...(atk !== undefined ? [`${atk}/${hp}`] : hp !== undefined ? [`${hp} HP`] : []),
    ...(token ? [] : types),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** “Level 1 to 4: 2/3. Level 5 to 7: 3/4. Attacks: …” */
function bandTexts({ maxLevel = 0 }: CardEntry, bands: readonly Band[]): readonly string[] {
  return bands.flatMap((band, index) => {
    const to = (bands[index + 1]?.from ?? maxLevel + 1) - 1;
    const levels = to > band.from ? `Level ${band.from} to ${to}` : `Level ${band.from}`;
    return [`${levels}: ${band.atk}/${band.hp}.`, abilities(band), band.text ?? ''];
  });
}

/** RULES 14.31, 14.32: “Fading 3.” */
function timeOf({ fading, forecast }: CardEntry): string {
  if (fading !== undefined) return `Fading ${fading}.`;
  return forecast === undefined ? '' : `Forecast ${forecast}.`;
}

/** “Flying, resist 1.” */
function abilities({ keywords = [], numbers = {} }: Pick<CardEntry, 'keywords' | 'numbers'>): string {
  const all = [...keywords, ...Object.entries(numbers).map(([name, number]) => `${name} ${number}`)];
  return all.length === 0 ? '' : `${upper(all.join(', '))}.`;
}
