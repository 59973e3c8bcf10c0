import { fastRandom, roll } from '@riposte/kernel';
import { chosenBy } from '@riposte/kernel/conformance';
import { whenIn } from '../appraisal/plan.ts';
import { entryOf } from '../catalogue.ts';
import { type CardId, SPECS, type Spec } from '../ids.ts';
import { codex, type Options } from '../index.ts';

/** Games of players who had something, and how many of them were won. */
interface Count {
  games: number;
  won: number;
}

/** Of a card, by when it was teched: early, midway and late. */
type Counts = readonly [early: Count, midway: Count, late: Count];
type Gain = readonly [early: number, midway: number, late: number];

interface Tally {
  readonly cards: Map<CardId, Counts>;
  /** Of players whose codex had the spec. */
  readonly specs: Map<Spec, Count>;
}

/** With so many games a card counts half, and its kind the other half; so does when it was teched beside the card. */
const GAMES_OF_A_CARD = 600;
const GAMES_OF_A_TIME = 2500;

const DEALT: Options = { format: 'duel', game: 'standard', heroes: 'dealt', map: 'none', rulings: 'book' };

/** Games of quick players who tech, and choose their spec, by chance: so nothing else tells winners from losers. */
export function countTechs(games: number, from: number): Tally {
  const tally: Tally = { cards: new Map(), specs: new Map() };
  for (let seed = from; seed < from + games; seed++) {
    const random = fastRandom(seed);
    const { state } = codex.setup(DEALT, 2, random);
    const teched: { readonly seat: number; readonly card: CardId; readonly turns: number }[] = [];
    for (let [asked] = codex.decisions(state); asked; ) {
      const { seat, question, choices } = asked;
      const isByChance = question === 'tech' || question === 'spec';
      const choice =
        (isByChance ? choices[roll(random, choices.length)] : undefined) ??
        chosenBy('sensible', codex.skill, state, asked, random);
      if (choice.type === 'tech')
        teched.push({ seat, card: choice.card, turns: state.players[seat]?.turns ?? 0 });
      [asked] = codex.applyInPlace(state, seat, choice);
    }
    const won = wins(codex.outcome(state)?.places ?? []);
    for (const [seat, { heroes }] of state.players.entries())
      for (const { card } of heroes) {
        const { spec } = entryOf(card);
        if (spec) add(at(tally.specs, spec, newCount), won[seat]);
      }
    for (const { seat, card, turns } of teched)
      add(at(tally.cards, card, newCounts)[whenIn(turns)], won[seat]);
  }
  return tally;
}

/** One for a player who won, a half where both share the first place. */
function wins(places: readonly number[]): readonly number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}

function newCount(): Count {
  return { games: 0, won: 0 };
}

function newCounts(): Counts {
  return [newCount(), newCount(), newCount()];
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function add(count: Count, won = 0): void {
  count.games += 1;
  count.won += won;
}

/**
 * How many more games in a hundred are won with a card than without it, by when it is teched. What few games say of a
 * card is drawn towards what all cards of its kind say.
 */
export function gainsOf({ cards, specs }: Tally): ReadonlyMap<CardId, Gain> {
  const kinds = new Map<string, Counts>();
  const more = new Map([...cards].map(([card, counts]) => [card, counts.map((one) => above(card, one))]));
  for (const [card, counts] of more)
    for (const [when, { games, won }] of counts.entries()) {
      const kind = at(kinds, kindOf(card), newCounts)[when] as Count;
      kind.games += games;
      kind.won += won;
    }
  return new Map(
    [...more].map(([card, counts]) => {
      const usual = (at(kinds, kindOf(card), newCounts) as readonly Count[]).map(
        ({ games, won }) => won / Math.max(1, games),
      );
      const rest = counts.map(({ games, won }, when) => ({ games, won: won - games * (usual[when] ?? 0) }));
      const own = sum(rest, 'won') / (sum(rest, 'games') + GAMES_OF_A_CARD);
      const gain = rest.map(
        ({ games, won }, when) =>
          100 * ((usual[when] ?? 0) + own + (won - games * own) / (games + GAMES_OF_A_TIME)),
      );
      return [card, gain as readonly number[] as Gain];
    }),
  );

  /** What was won beyond what a codex with the card's spec wins anyway. */
  function above(card: CardId, { games, won }: Count): Count {
    const { spec } = entryOf(card);
    const usual = (spec && specs.get(spec)) ?? newCount();
    return { games, won: won - (games * usual.won) / Math.max(1, usual.games) };
  }
}

function kindOf(card: CardId): string {
  const { kind, tech = 0, ultimate } = entryOf(card);
  return kind === 'spell' ? (ultimate ? 'ultimate' : kind) : `${kind === 'unit' ? kind : 'other'} ${tech}`;
}

function sum(counts: readonly Count[], key: keyof Count): number {
  return counts.reduce((total, count) => total + count[key], 0);
}

/** The file that bots read: spec by spec, the best cards first. */
export function formatPlans(gains: ReadonlyMap<CardId, Gain>): string {
  const plans = SPECS.map((spec) => {
    const cards = [...gains]
      .filter(([card]) => entryOf(card).spec === spec)
      .toSorted(([, one], [, other]) => total(other) - total(one))
      .map(([card, gain]) => `    ${keyOf(card)}: [${gain.map(tenths).join(', ')}],`);
    return [`  ${spec}: {`, ...cards, '  },'].join('\n');
  });
  return `import type { CardId, Spec } from '../ids.ts';

/** How many more games in a hundred are won where a card is teched early, midway or late. */
type Gain = readonly [early: number, midway: number, late: number];

/** What to tech, spec by spec, as testing/plans.ts has measured it. */
export const PLANS: Readonly<Record<Spec, Readonly<Record<CardId, Gain>>>> = {
${plans.join('\n')}
};
`;
}

function total(gain: Gain): number {
  return gain[0] + gain[1] + gain[2];
}

function tenths(gain: number): string {
  // A zero has no sign.
  return String(Math.round(10 * gain) / 10 || 0);
}

function keyOf(card: CardId): string {
  return /^\w+$/.test(card) ? card : `'${card}'`;
}

// `node packages/games/codex/testing/plans.ts [games] [the number of the first] > …/appraisal/plans.ts`: ten minutes of
// processor time for 60,000 games.
if (import.meta.main) {
  const [games = '60000', from = '1'] = process.argv.slice(2);
  process.stdout.write(formatPlans(gainsOf(countTechs(Number(games), Number(from)))));
}
