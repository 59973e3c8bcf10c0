import { analyse, planFor } from '@riposte/analysis';
import { botNamed, levelsOf } from '@riposte/bots';
import {
  type AnyGame,
  formatReplay,
  fullTable,
  History,
  makeDeal,
  parseOptions,
  seats,
} from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { trustIn } from '@riposte/shelf/trust';
import { describe, expect, test } from 'vitest';
import { filmOf } from '../replay/film.ts';
import { find, findingsIn, toJudge } from './find.ts';
import { inRounds } from './moments.ts';

/** The first choices of a match of careless bots, as a replay file; or as it lies while the match runs. */
function replayOf(game: AnyGame, entries: number, secret = 'a1'.repeat(32)): string {
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.why.text);
  const count = fullTable(game, options.value);
  const deal = makeDeal('a1'.repeat(32), Array<string>(count).fill('0'.repeat(32)));
  const history = new History(game, options.value, deal);
  const bot = botNamed('random', {}, levelsOf(game));
  if (!bot) throw new Error('there is a bot who plays at random');
  for (let made = 0; made < entries && !history.outcome; made++) {
    const [seat] = history.snapshot('spectator').awaiting;
    if (seat === undefined) throw new Error('no seat is asked');
    const { view, decision: question, offers } = history.snapshot(seat);
    if (!question) throw new Error('nothing is asked');
    const { id, choice } = bot.choose({
      game,
      seat,
      view,
      question,
      offers,
      random: { type: 'fast', a: made, b: 1 },
    });
    history.choose(seat, id, choice);
  }
  const names = seats(count).map((seat) => `Player ${seat + 1}`);
  const { rulesVersion } = game;
  const replay = {
    game: game.id,
    rulesVersion,
    options: options.value as Readonly<Record<string, unknown>>,
    names,
    deal: { ...deal, secret },
    entries: history.entries,
  };
  return formatReplay(game, replay, history.match.state);
}

describe.each(SHELF.map(({ id, rules, guide }) => ({ id, rules, guide })))('$id', ({ id, rules, guide }) => {
  test('is judged as far as that holds for it', async () => {
    const game = await rules();
    const match = toJudge(replayOf(game, 4), game);
    if (typeof match === 'string') throw new Error(match);
    const running = find(game, match);
    const shares = [];
    let next = running.next();
    for (; !next.done; next = running.next()) shares.push(next.value.share);
    const { trust, curve, judged, seats: standings, scenes } = next.value;
    expect(trust).toBe(trustIn(id, match.replay.options));
    expect(curve.length > 0).toBe(trust !== 'choices');
    expect(judged.length > 0).toBe(trust !== 'curve');
    expect(standings.every(({ account }) => (account !== undefined) === (trust === 'whole'))).toBe(true);
    const told = standings.flatMap(({ turning }) => turning.map(({ entry }) => entry));
    expect(scenes.map(({ entry }) => entry)).toEqual([...new Set(told)].sort((one, other) => one - other));
    const film = filmOf({ game, guide: await guide() }, match.replay);
    const begun = (entry: number) =>
      film.shots.filter(
        (shot) => shot.entry < entry && shot.told && film.guide.landmark(shot.told.event) === 'round',
      );
    for (const { entry, round } of inRounds(next.value, film).scenes) expect(round).toBe(begun(entry).length);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('an analysis that was made elsewhere is shown as one that was made here, and never for another match', async () => {
    const game = await rules();
    const match = toJudge(replayOf(game, 4), game);
    if (typeof match === 'string') throw new Error(match);
    const trust = trustIn(id, match.replay.options);
    if (trust === 'curve') return;
    const plan = { ...planFor(game), ...(trust === 'choices' && { curve: 0 }) };
    const analysing = analyse(game, match, plan);
    let made = analysing.next();
    while (!made.done) made = analysing.next();
    const finding = find(game, match);
    let found = finding.next();
    while (!found.done) found = finding.next();
    expect(findingsIn(game, match, made.value)).toEqual(found.value);
    expect(findingsIn(game, match, { ...made.value, replay: 'ab'.repeat(32) })).toBeUndefined();
    expect(findingsIn(game, match, { ...made.value, rulesVersion: 'newer' })).toBeUndefined();
  });

  test('a match that runs cannot be judged: its file has no secret', async () => {
    const game = await rules();
    expect(toJudge(replayOf(game, 4, ''), game)).toEqual(expect.any(String));
    expect(toJudge(replayOf(game, 4), undefined)).toBe('its game is not here');
  });
});
