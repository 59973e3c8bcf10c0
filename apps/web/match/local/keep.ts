import { browserValues, type KeyValues } from './keyValues.ts';
import type { KeptMatch, LocalSave } from './localSave.ts';

/** So many finished matches are kept; the oldest goes when another comes. */
export const MOST_FINISHED = 50;

/** What is kept of the matches that were played in this browser. */
export interface Keep {
  /** Keeps a match as it stands: as the one being played, or among the finished ones if it was dealt as a whole. */
  saveMatch(match: KeptMatch): Promise<void>;
  loadMatch(id: string): Promise<KeptMatch | undefined>;
  /** Newest first. */
  finishedMatches(): Promise<readonly KeptMatch[]>;
  /** The newest of a game. */
  lastFinished(game: string): Promise<KeptMatch | undefined>;
  /** The unfinished match of a place, if there is one. */
  currentMatch(place: string): Promise<KeptMatch | undefined>;
  /** Anything else, by its name. */
  recall<Thing>(name: string): Promise<Thing | undefined>;
  remember(name: string, thing: unknown): Promise<void>;
}

const FINISHED = 'finished';

/** Keeps matches among named values, one change after another. */
export function keepOn(values: KeyValues): Keep {
  let last: Promise<unknown> = Promise.resolve();
  /** A reader sees everything that was given to keep before. */
  const inTurn = <Thing>(act: () => Promise<Thing>): Promise<Thing> => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
  const load = async (id: string) => (await values.get(matchKey(id))) as KeptMatch | undefined;
  const finishedIds = async () => ((await values.get(FINISHED)) ?? []) as readonly string[];

  async function keepCurrent(match: KeptMatch): Promise<void> {
    const current = currentKey(placeOf(match.save));
    const before = await values.get(current);
    await values.set({ [matchKey(match.id)]: match, [current]: match.id });
    // A match that another one has taken the place of is played no more.
    if (typeof before === 'string' && before !== match.id) await values.del(matchKey(before));
  }

  async function keepFinished(match: KeptMatch): Promise<void> {
    const { id, save } = match;
    const current = currentKey(placeOf(save));
    const isCurrent = (await values.get(current)) === id;
    const left = isCurrent ? { [current]: undefined } : {};
    if (save.playedOn) {
      await values.set(left);
      return values.del(matchKey(id));
    }
    const ids = [id, ...(await finishedIds()).filter((one) => one !== id)];
    await values.set({ [matchKey(id)]: match, [FINISHED]: ids.slice(0, MOST_FINISHED), ...left });
    for (const old of ids.slice(MOST_FINISHED)) await values.del(matchKey(old));
  }

  return {
    saveMatch: (match) =>
      inTurn(() => (match.endedAt === undefined ? keepCurrent(match) : keepFinished(match))),
    loadMatch: (id) => inTurn(() => load(id)),
    finishedMatches: () =>
      inTurn(async () => {
        const found = await Promise.all((await finishedIds()).map(load));
        return found.filter((match) => match !== undefined);
      }),
    lastFinished: (game) =>
      inTurn(async () => {
        for (const id of await finishedIds()) {
          const match = await load(id);
          if (match?.save.game === game) return match;
        }
        return undefined;
      }),
    currentMatch: (place) =>
      inTurn(async () => {
        const id = await values.get(currentKey(place));
        return typeof id === 'string' ? load(id) : undefined;
      }),
    recall: (name) => inTurn(async () => (await values.get(`about ${name}`)) as never),
    remember: (name, thing) => inTurn(() => values.set({ [`about ${name}`]: thing })),
  };
}

function matchKey(id: string): string {
  return `match ${id}`;
}

function currentKey(place: string): string {
  return `current ${place}`;
}

/** Where the duel of a day is played; every other match at the table of its game. */
export const TODAY = 'today';

/** The place of a match: at each there is one that is not over. */
function placeOf({ game, daily }: LocalSave): string {
  return daily ? TODAY : game;
}

/** What is kept in this browser. */
export const keep: Keep = keepOn(browserValues());
