import type { I18n } from '@lingui/core';
import type { PlayerCard } from '@riposte/protocol';
import { type Result, type ResultCard, refuse } from '@riposte/protocol';
import { botNameIn, loadGame } from '../../games/library.ts';
import { findingsId, keptFindingsOn } from '../../match/analysis/keptFindings.ts';
import { keep } from '../../match/local/keep.ts';
import { browserValues } from '../../match/local/keyValues.ts';
import type { KeptMatch } from '../../match/local/localSave.ts';
import { ownSeat } from '../../match/local/record.ts';
import { replayFileOf } from '../../match/local/replayFile.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import { countedIn, wayOf } from '../../match/replay/counted.ts';
import { calledThere } from './calledThere.ts';
import { type PlayedMatch, playedHere, playedThere } from './played.ts';

/** All matches of the player that could be found. */
export interface Gathered {
  /** The newest first. */
  readonly matches: readonly PlayedMatch[];
  /** As whom the server knows the player; nothing where it does not. */
  readonly me?: PlayerCard;
  /** Whether all was found: the server answered, and had no more than are counted here. */
  readonly isWhole: boolean;
}

/** So many pages of matches are asked for. */
const MOST_PAGES = 20;

/**
 * Everything the player has finished: in this browser, and on the server where it can be reached. It is told again as
 * more becomes known of it.
 */
export async function* gather(i18n: I18n): AsyncGenerator<Gathered> {
  const gathering = gatherHere(i18n);
  for await (const there of gatherThere(i18n)) {
    const matches = [...(await gathering), ...there.matches];
    yield { ...there, matches: matches.toSorted((one, other) => other.at - one.at) };
  }
}

async function gatherHere(i18n: I18n): Promise<readonly PlayedMatch[]> {
  const matches = await keep.finishedMatches();
  const played = await Promise.all(
    matches.map(async (match) => {
      // A game that cannot be fetched now is left out.
      const counted = await countedIn(match, i18n).catch(() => undefined);
      return counted && playedHere(match, counted, await accuracyHere(match).catch(() => undefined));
    }),
  );
  return played.filter((one) => one !== undefined);
}

/** How exactly the player chose in a match that was judged in this browser. */
async function accuracyHere(match: KeptMatch): Promise<number | undefined> {
  const seat = ownSeat(match);
  const game = (await loadGame(match.save.game))?.game;
  if (seat === undefined || !game) return undefined;
  const text = replayFileOf(game, match.save);
  if (text === undefined) return undefined;
  const found = await keptFindingsOn(browserValues()).load(findingsId(game, text));
  return found?.seats[seat]?.accuracy;
}

async function* gatherThere(i18n: I18n): AsyncGenerator<Gathered> {
  const known = await ask(calls.me);
  if (!known.ok) {
    yield { matches: [], isWhole: known.error === 'NOT_SIGNED_IN' };
    return;
  }
  const me = known.value.player;
  const { results, isWhole } = await resultsOf(me.id);
  const ways = await Promise.all(results.map(({ game, options }) => wayOf(game, options, i18n)));
  for await (const called of calledThere(results, me.id, browserValues(), calledAt)) {
    const played = results.map((card, index) =>
      playedThere(card, {
        called: called.get(card.table),
        way: ways[index] ?? card.game,
        nameOf: (bot) => botNameIn(card.game, bot),
      }),
    );
    yield { me, matches: played.filter((one) => one !== undefined), isWhole };
  }
}

async function resultsOf(
  player: string,
): Promise<{ readonly results: readonly ResultCard[]; readonly isWhole: boolean }> {
  const results: ResultCard[] = [];
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const asked = await ask(calls.resultsOf(player, after));
    if (!asked.ok) return { results, isWhole: false };
    results.push(...asked.value.results);
    after = asked.value.next;
    if (after === undefined) return { results, isWhole: true };
  }
  return { results, isWhole: false };
}

/** The figure that a player was in a match of the server; none where the game had no name for them. */
async function calledAt({ table, game, seat }: ResultCard): Promise<Result<string | undefined>> {
  const [loaded, asked] = await Promise.all([
    loadGame(game).catch(() => undefined),
    ask(calls.present(table)),
  ]);
  if (!asked.ok) return asked;
  if (!loaded) return refuse('BUSY');
  const view = asked.value.present?.view;
  if (view === undefined) return { ok: true, value: undefined };
  try {
    return { ok: true, value: loaded.guide.called(seat, view) };
  } catch {
    // It was played by rules whose views these cannot read.
    return refuse('BAD_SAVE');
  }
}
