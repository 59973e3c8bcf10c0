import { Authority, dictatedRandom, fastRandom, roll, seats } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { EDITION_NAMES } from './edition.ts';
import { flashDuel } from './index.ts';
import { sizeOf } from './pile.ts';
import { optionsOf } from './state.ts';
import { Twins } from './testing/twins.ts';

const PAIRS = 60;

describe('secrets', () => {
  test.each(EDITION_NAMES)(
    '21.2 nobody but the seat that has it can tell who holds the traitor card (%s)',
    (edition) => {
      const counts = { steps: 0, letters: 0, offers: 0, refusals: 0 };
      for (let number = 0; number < PAIRS; number++) {
        const twins = new Twins(edition, number);
        try {
          while (twins.step());
        } catch (error) {
          throw new Error(`pair ${number}`, { cause: error });
        }
        for (const name of ['steps', 'letters', 'offers', 'refusals'] as const)
          counts[name] += twins.counts[name];
      }
      expect(counts.steps).toBeGreaterThan(PAIRS * 20);
      expect(counts.letters).toBeGreaterThan(PAIRS * 60);
      expect(counts.offers).toBeGreaterThan(PAIRS);
      expect(counts.refusals).toBeGreaterThan(PAIRS * 15);
    },
  );

  test('21.2 the deal tells all others the same, no matter who is dealt the traitor card', () => {
    const authority = new Authority(flashDuel);
    const cards = [...seats(4).flatMap(() => [0, 1, 2, 3, 4]), 0, 1, 2, 3, 4, 0, 1, 2];
    const lettersFor = (traitor: number) => {
      let { match, letters } = authority.start(
        optionsOf({ mode: 'betrayal' }),
        dictatedRandom([traitor, ...cards]),
      );
      while (match.state.round === 0) {
        const [open] = flashDuel.decisions(match.state);
        if (!open) throw new Error('nobody is asked');
        const { decision } = authority.snapshot(match, open.seat);
        const chosen = authority.choose(match, open.seat, decision?.id ?? '', open.choices[0]);
        if (!chosen.ok) throw new Error(chosen.why.text);
        ({ match, letters } = chosen.value);
      }
      return letters;
    };
    const dealt = seats(5).map(lettersFor);
    for (const [one, other] of seats(5).flatMap((one) => seats(5).map((other) => [one, other] as const))) {
      const [these, those] = [dealt[one] ?? [], dealt[other] ?? []];
      for (const [index, { viewer }] of these.entries())
        if (viewer !== one && viewer !== other) expect(those[index]).toEqual(these[index]);
        else if (one !== other) expect(those[index]).not.toEqual(these[index]);
    }
  });

  test('18.8, 21.15 in random games nobody who is defeated is asked or offered anything', () => {
    for (let number = 0; number < PAIRS; number++) {
      const random = fastRandom(number);
      const edition = number % 2 === 0 ? 'revised' : 'v4.1';
      const { state } = flashDuel.setup(optionsOf({ mode: 'betrayal', edition }), 5, fastRandom(~number));
      while (!flashDuel.outcome(state)) {
        const decisions = flashDuel.decisions(state);
        if (state.round > 0)
          for (const { seat: asked } of decisions) expect(state.fighters[asked]?.life).toBeGreaterThan(0);
        expect(
          state.fighters.every(({ life, hand }) => life > 0 || state.round === 0 || sizeOf(hand) === 0),
        ).toBe(true);
        expect(state.fighters.every(({ life }) => life >= 0)).toBe(true);
        const kind = roll(random, 100) < 4 ? 'offer' : 'awaited';
        const open = decisions.filter((decision) => decision.kind === kind);
        const from = open[roll(random, open.length)] ?? decisions[0];
        const choice = from?.choices[roll(random, from.choices.length)];
        if (!from || !choice) throw new Error('nobody can do anything');
        flashDuel.applyInPlace(state, from.seat, choice);
      }
    }
  });
});
