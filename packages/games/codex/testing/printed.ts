import '../cards/index.ts';
import type { CardEntry, Effect, Face } from '../card.ts';
import { allHeroes, entryOf, specCards, startingDeck } from '../catalogue.ts';
import { COLORS, SPECS } from '../ids.ts';

type Printed = Pick<CardEntry, 'keywords' | 'numbers'>;

/** What is printed on the card that a line begins with the name of, in the same words. */
export function printedAs(line: string): string | undefined {
  const cards = [...COLORS.flatMap(startingDeck), ...SPECS.flatMap(specCards)].map(entryOf);
  const entry = [...cards, ...allHeroes()].find(({ name }) => line.startsWith(`${name}, `));
  return entry && describe(entry);
}

/** “Nautical Dog, unit of tech 0, cost 1, 1/1, Dog, frenzy 1” */
function describe(entry: CardEntry): string {
  const { name, cost, bands, maxLevel, ongoing, legendary, types = [] } = entry;
  const levels = bands?.map((band) =>
    [`${band.from}: ${band.atk}/${band.hp}`, ...keywordsOf(band), ...targetsOf(band)].join(' '),
  );
  return [
    name,
    kindOf(entry),
    `cost ${cost}`,
    ...(levels ? [`levels to ${maxLevel}`, ...levels] : strengthOf(entry)),
    ...(ongoing ? ['ongoing'] : []),
    ...(legendary ? ['legendary'] : []),
    ...[...types].sort(),
    ...[...keywordsOf(entry), ...boostOf(entry), ...timeOf(entry)].sort(),
    ...targetsOf(entry),
  ].join(', ');
}

function kindOf({ kind, ultimate, tech = 0 }: CardEntry): string {
  if (kind === 'hero') return kind;
  if (kind === 'spell') return ultimate ? 'ultimate' : kind;
  return `${kind} of tech ${tech}`;
}

function strengthOf({ atk, hp }: CardEntry): readonly string[] {
  if (hp === undefined) return [];
  return [atk === undefined ? `${hp} HP` : `${atk}/${hp}`];
}

function keywordsOf({ keywords = [], numbers = {} }: Printed): readonly string[] {
  return [...keywords, ...Object.entries(numbers).map(([keyword, number]) => `${keyword} ${number}`)];
}

/** Whether any of its effects, or of those it lends, has the target icon. */
function targetsOf(face: Face & Pick<CardEntry, 'cast'>): readonly string[] {
  const effectsOf = ({ triggers = {}, actions = {}, lends }: Face): readonly Effect[] => [
    ...Object.values(triggers).map(({ effect }) => effect),
    ...Object.values(actions).map(({ effect }) => effect),
    ...(lends ? effectsOf(lends) : []),
  ];
  const parts = [...effectsOf(face), face.cast ?? {}].flatMap((effect) => Object.values(effect));
  return parts.some(({ targets }) => targets) ? ['targets'] : [];
}

function timeOf({ fading, forecast }: CardEntry): readonly string[] {
  return Object.entries({ fading, forecast }).flatMap(([name, runes]) =>
    runes === undefined ? [] : [`${name} ${runes}`],
  );
}

function boostOf({ boost, channeling }: CardEntry): readonly string[] {
  return [...(boost === undefined ? [] : [`boost ${boost}`]), ...(channeling ? ['channeling'] : [])];
}
