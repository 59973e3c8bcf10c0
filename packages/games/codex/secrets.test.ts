import {
  Authority,
  due,
  fastRandom,
  type Intention,
  type Match,
  planned,
  type Seat,
  seat,
  seats,
} from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { codex } from './index.ts';
import { DUEL, type Options } from './options.ts';
import { type State, teamOf } from './state.ts';

const authority = new Authority(codex);
type Running = Match<State, Options>;

/** A basic match of Troq against River, with the second turn of the first player about to come. */
function begun(): { readonly match: Running; readonly first: Seat; readonly other: Seat } {
  let { match } = authority.start({ ...DUEL, game: 'basic', heroes: 'chosen' }, fastRandom(3));
  match = chosen(match, seat(0), { type: 'hero', hero: 'troq-bashar' }).match;
  match = chosen(match, seat(1), { type: 'hero', hero: 'river-montoya' }).match;
  const first = match.state.side[0] as Seat;
  const other = seat(1 - first);
  match = passed(match, first);
  return { match, first, other };
}

function chosen(match: Running, by: Seat, choice: unknown) {
  const { decision } = authority.snapshot(match, by);
  const result = authority.choose(match, by, decision?.id ?? '', choice);
  if (!result.ok) throw new Error(`${JSON.stringify(choice)}: ${result.why.text}`);
  return result.value;
}

/** Ends a turn without patrol. */
function passed(match: Running, by: Seat): Running {
  let now = chosen(match, by, { type: 'patrol' }).match;
  while (authority.snapshot(now, by).decision?.question === 'slot')
    now = chosen(now, by, { type: 'pass' }).match;
  return now;
}

const tech = (card: string): Choice => ({ type: 'tech', card });

describe('what the other side is sent', () => {
  test('3.13, 15.1 is the same byte by byte whatever is teched', () => {
    const { match, first, other } = begun();
    const asked = passed(match, other);
    const letters = (one: string, two: string) => {
      const after = chosen(asked, first, tech(one));
      const last = chosen(after.match, first, tech(two));
      return [after, last].map((move) =>
        JSON.stringify(move.letters.filter(({ viewer }) => viewer !== first)),
      );
    };
    const codexOf =
      codex.decisions(asked.state)[0]?.choices.map((choice) => (choice as { card: string }).card) ?? [];
    expect(codexOf.length).toBe(12);
    const [least = '', ...others] = codexOf;
    for (const card of others) expect(letters(card, card)).toEqual(letters(least, least));
  });

  test('4.1, 15.1 is the same byte by byte whatever is hired', () => {
    const { match, first } = begun();
    const active = match.state.side[0] as Seat;
    expect(active).not.toBe(first);
    const hires = codex.decisions(match.state)[0]?.choices.filter(({ type }) => type === 'hire') ?? [];
    const sent = hires.map((choice) =>
      JSON.stringify(chosen(match, active, choice).letters.filter(({ viewer }) => viewer !== active)),
    );
    expect(sent.length).toBeGreaterThan(2);
    expect(new Set(sent).size).toBe(1);
  });

  test.each([
    ['16.1 in a free-for-all nobody else', 'free-for-all', 3],
    ['17.8 among four only the teammate', 'two-headed-dragon', 4],
  ] as const)('%s can tell what is hired', (_rule, format, count) => {
    const { match } = authority.start({ ...DUEL, format, heroes: 'dealt' }, fastRandom(3), count);
    const [decision] = codex.decisions(match.state);
    if (!decision) throw new Error('nobody is asked');
    const hires = decision.choices.filter(({ type }) => type === 'hire');
    const readers = seats(count).filter((viewer) => {
      const sent = hires.map((choice) =>
        JSON.stringify(
          chosen(match, decision.seat, choice).letters.filter((letter) => letter.viewer === viewer),
        ),
      );
      return new Set(sent).size > 1;
    });
    expect(hires.length).toBeGreaterThan(2);
    expect(readers).toEqual(teamOf({ options: match.state.options }, decision.seat));
  });

  test('15.3 a view of the other side holds no card of a hand', () => {
    const { match, first, other } = begun();
    const { players } = codex.view(match.state, other);
    expect(players[first]).not.toHaveProperty('own');
    expect(players[first]).not.toHaveProperty('hand');
    expect(players[other]).toHaveProperty('own');
  });
});

describe('a tech choice made ahead', () => {
  const plan = (match: Running, by: Seat, ...cards: readonly string[]): Intention | undefined =>
    cards.reduce<Intention | undefined>((made, card) => {
      const next = planned(codex, match, by, made, tech(card));
      if (!next.ok) throw new Error(next.why.text);
      return next.value;
    }, undefined);

  test('3.14 can be changed until it is due, is noticed by nobody, and is then made', () => {
    const { match, first, other } = begun();
    const before = JSON.stringify(match);
    const spec = first === 0 ? ['iron-man', 'eggship'] : ['maestro', 'backstabber'];
    const old = plan(match, first, spec[0] as string, spec[0] as string);
    const made = plan(match, first, spec[0] as string, spec[1] as string);
    expect(old).not.toEqual(made);
    expect(JSON.stringify(match)).toBe(before);
    const plans = first === 0 ? [made] : [undefined, made];
    expect(due(authority, match, plans)).toBeUndefined();
    let now = passed(match, other);
    for (let next = due(authority, now, plans); next; next = due(authority, now, plans)) {
      now = chosen(now, next.seat, next.choice).match;
      plans[first] = next.left;
    }
    const { discard, cards } = now.state.players[first] as State['players'][number];
    expect(spec.map((card) => discard[cards.indexOf(card)])).toEqual([1, 1]);
    expect(codex.decisions(now.state)[0]).toMatchObject({ seat: first, question: 'main' });
  });

  test('3.14 is not possible for more copies than the codex has', () => {
    const { match, first } = begun();
    const card = first === 0 ? 'iron-man' : 'maestro';
    const made = plan(match, first, card, card);
    expect(made?.choices).toHaveLength(2);
    expect(planned(codex, match, first, made, tech(card)).ok).toBe(false);
  });
});
