import { parseArgs } from 'node:util';
import { type AnyChoice, type AnyGame, type AnyGuide, fastRandom, fullTable, roll } from '@riposte/kernel';
import { chosenBy, PLAYERS } from '@riposte/kernel/conformance';
import { SHELF } from '@riposte/shelf';
import { type Way, waysOf } from './ways.ts';

/** How often the use of a card was offered and chosen. */
interface Count {
  readonly name: string;
  offered: number;
  used: number;
  /** Whether it works by itself in all ways that were played. */
  isPassive: boolean;
}

/** Of so many decisions one may be an offer that is taken. */
const ONE_OFFER_IN = 40;

/** Plays games in every way, by chance and sensibly in turn, and counts the cards that choices put to use. One that never is used is a bug. */
export function countUses(
  game: AnyGame,
  guide: AnyGuide,
  ways: readonly Way[],
  games: number,
  isEnough: (counts: readonly Count[]) => boolean = () => false,
): readonly Count[] {
  const counts = new Map<string, Count>();
  const { cards } = guide;
  if (!cards) return [];
  for (const way of ways)
    for (const { id, name, passive = false } of cards.all(way).flatMap((group) => group.cards)) {
      const known = counts.get(id) ?? { name, offered: 0, used: 0, isPassive: true };
      counts.set(id, { ...known, isPassive: known.isPassive && passive });
    }
  for (let number = 0; number < games; number++)
    for (const [index, way] of ways.entries()) {
      play(game, cards.usedBy, way, number + index, counts);
      if (isEnough([...counts.values()])) return [...counts.values()];
    }
  return [...counts.values()];
}

function play(
  game: AnyGame,
  usedBy: (choice: AnyChoice) => string | undefined,
  way: Way,
  number: number,
  counts: ReadonlyMap<string, Count>,
): void {
  const random = fastRandom(number);
  const { state } = game.setup(way, fullTable(game, way), fastRandom(number));
  let decisions = game.decisions(state);
  while (decisions.length > 0) {
    const wanted = roll(random, ONE_OFFER_IN) === 0 ? roll(random, decisions.length) : 0;
    const decision = decisions[wanted] as (typeof decisions)[number];
    const { seat, choices } = decision;
    const player = PLAYERS[number % PLAYERS.length] ?? 'random';
    const choice = chosenBy(player, game.skill, state, decision, random);
    for (const id of new Set(choices.map(usedBy))) count(counts, id, 'offered');
    count(counts, usedBy(choice), 'used');
    decisions = game.applyInPlace(state, seat, choice);
  }
}

function count(counts: ReadonlyMap<string, Count>, id: string | undefined, what: 'offered' | 'used'): void {
  const known = id === undefined ? undefined : counts.get(id);
  if (known) known[what] += 1;
}

/** A line for each card, the rarest first, and a last one. */
export function formatUses(name: string, counts: readonly Count[]): readonly string[] {
  const lines = counts
    .toSorted((one, other) => one.used - other.used)
    .map(
      ({ name: card, offered, used, isPassive }) =>
        `${card.padEnd(28)} offered ${String(offered).padStart(8)}  used ${String(used).padStart(8)}${isPassive ? '  works by itself' : ''}`,
    );
  return [...lines, `${name}: ${neverUsed(counts).length} of ${counts.length} cards never used`];
}

export function neverUsed(counts: readonly Count[]): readonly Count[] {
  return counts.filter(({ used, isPassive }) => used === 0 && !isPassive);
}

/** Whether so many minutes of processor time are over, from now on. */
function afterMinutes(minutes: number): () => boolean {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 60e6 > minutes;
  };
}

// How often each card is offered and used: `npm run uses -- [games of each way to play] [--minutes of each game] [--game id]`.
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '20' }, game: { type: 'string' } },
  });
  const games = Number(positionals[0] ?? 2_000);
  for (const shelved of SHELF.filter(({ id }) => id === (values.game ?? id))) {
    const [game, guide] = await Promise.all([shelved.rules(), shelved.guide()]);
    if (!guide.cards) continue;
    const counts = countUses(game, guide, waysOf(game, guide), games, afterMinutes(Number(values.minutes)));
    for (const line of formatUses(shelved.name, counts)) console.log(line);
    if (neverUsed(counts).length > 0) process.exitCode = 1;
  }
}
