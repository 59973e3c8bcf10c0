import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastRandom, History, makeDeal, type Seat, seats, wholeTurns } from '@riposte/kernel';
import { answersIn, chosenBy } from '@riposte/kernel/conformance';
import { expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import guide from './guide.ts';
import type { CardId } from './ids.ts';
import { codex, type Options } from './index.ts';
import { DUEL } from './options.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const nameOf = (seat: Seat) => NAMES[seat] ?? '';
/** What is asked is read by the player who is asked. */
const namesTo = (reader: Seat) => (seat: Seat) => (seat === reader ? 'You' : nameOf(seat));

/** Where a game is kept in words. */
function fileOf(about: string): string {
  return join(import.meta.dirname, 'golden', `${about.replaceAll(' ', '-')}.txt`);
}

/**
 * A whole game in words, as the spectators hear it: chance from a fair deal, the choices that are kept; quick players
 * who fight choose where none are.
 */
function story(
  about: string,
  options: Partial<Options>,
  teams: readonly (readonly CardId[])[],
  seed: number,
): { readonly told: string; readonly turns: readonly string[] } {
  const nonces = seats(teams.length).map((seat) => `${seat}a`.repeat(16));
  const deal = makeDeal(String(seed).padStart(64, '0'), nonces);
  const history = new History(codex, { ...DUEL, ...options }, deal);
  const random = fastRandom(seed);
  const kept = answersIn(existsSync(fileOf(about)) ? readFileSync(fileOf(about), 'utf8') : '');
  const lines = [`Codex, ${about}: a whole game in words. Changed behaviour shows as a difference.`, ''];
  const sent: (typeof history.opening)[number]['update'][] = [];
  const tell = (letters: typeof history.opening) => {
    for (const { viewer, update } of letters) {
      if (viewer !== 'spectator') continue;
      sent.push(update);
      for (const event of update.events) {
        if (event.type === 'turnBegan') lines.push('');
        lines.push(codex.words.event(event, nameOf).text);
      }
    }
  };
  tell(history.opening);
  while (!history.outcome) {
    const [seat] = history.snapshot('spectator').awaiting;
    if (seat === undefined) throw new Error('nobody is awaited');
    const { decision, view } = history.snapshot(seat);
    if (!decision) throw new Error('nothing is asked');
    const asked = { ...decision, seat, kind: 'awaited' as const };
    const inWords = (choice: Choice) => codex.words.choice(choice, view, namesTo(seat)).text;
    const answer = kept.next().value;
    const hero =
      decision.choices.find(({ type }) => type === 'hero') &&
      nextHero(teams[seat] ?? [], view.players[seat]?.heroes.length ?? 0);
    const choice = hero
      ? ({ type: 'hero', hero } as const)
      : (decision.choices.find((one) => inWords(one) === answer) ??
        chosenBy('sensible', codex.skill, history.match.state, asked, random));
    lines.push(
      `  ${nameOf(seat)}, ${decision.choices.length} answers. ${codex.words.question(asked, view, namesTo(seat)).text}`,
      `  > ${inWords(choice)}`,
    );
    const chosen = history.choose(seat, decision.id, choice);
    if (!chosen.ok) throw new Error(chosen.why.text);
    tell(chosen.value);
  }
  if (!guide.turns) throw new Error('there is no text of a turn');
  const { turns } = guide;
  return {
    told: `${lines.join('\n')}\n`,
    turns: wholeTurns(turns, sent).map((turn) => turns.text(turn, nameOf)),
  };
}

function nextHero(team: readonly CardId[], chosen: number): CardId {
  const hero = team[chosen];
  if (hero === undefined) throw new Error('the team is complete');
  return hero;
}

const RED = ['captain-zane', 'drakk-ramhorn', 'jaina-stormborne'];
const GREEN = ['master-midori', 'calamandra-moss', 'argagarg-garg'];

const BLUE = ['bigby-hayes', 'general-onimaru', 'sirus-quince'];
const BLACK = ['vandy-anadrose', 'orpal-gloor', 'garth-torken'];
const WHITE = ['grave-stormborne', 'setsuki-hiruki', 'garus-rook'];
const PURPLE = ['prynn-pasternaak', 'max-geiger', 'vir-garbarean'];

/** Of these it is also kept how each turn is told to be shared. */
const IN_TURNS = ['red against green', 'free-for-all of four', 'two-headed dragon'];

test.each<
  [
    about: string,
    options: Partial<Options>,
    teams: readonly (readonly CardId[])[],
    seed: number,
    shows: readonly string[],
  ]
>([
  ['neutral mirror', { game: 'basic' }, [['troq-bashar'], ['troq-bashar']], 1, ['attacked', 'won.']],
  ['red against green', {}, [RED, GREEN], 1, ['took the red starting deck', 'chose']],
  [
    'green against neutral',
    {},
    [GREEN, ['river-montoya', 'troq-bashar', 'master-midori']],
    28,
    ['played Feral Strike', 'played Final Showdown'],
  ],
  [
    'blue against black',
    {},
    [BLUE, BLACK],
    1,
    ['took the blue starting deck', 'took the black starting deck'],
  ],
  [
    'white against purple',
    {},
    [WHITE, PURPLE],
    1,
    ['took the white starting deck', 'took the purple starting deck'],
  ],
  [
    'free-for-all of four',
    { format: 'free-for-all', game: 'basic' },
    [['troq-bashar'], ['river-montoya'], ['drakk-ramhorn'], ['calamandra-moss']],
    1,
    ['summoned Mercenary', '(bounty)', 'was repaired'],
  ],
  [
    'two-headed dragon',
    { format: 'two-headed-dragon', game: 'basic' },
    [['troq-bashar'], ['river-montoya'], ['drakk-ramhorn'], ['calamandra-moss']],
    2,
    ['Ann and Ben began turn', 'Shared Base', 'won together'],
  ],
  [
    'a duel in the mystical forest',
    { game: 'basic', map: 'mystical-forest' },
    [['calamandra-moss'], ['troq-bashar']],
    1,
    ['The map is Mystical Forest.', 'stayed exhausted for a rune', 'won.'],
  ],
])('a whole game of %s reads as it always did', async (about, options, teams, seed, shows) => {
  const { told, turns } = story(about, options, teams, seed);
  for (const word of shows) expect(told).toContain(word);
  await expect(told).toMatchFileSnapshot(fileOf(about));
  if (!IN_TURNS.includes(about)) return;
  await expect(`${turns.join('\n\n\n')}\n`).toMatchFileSnapshot(fileOf(`turns ${about}`));
});
