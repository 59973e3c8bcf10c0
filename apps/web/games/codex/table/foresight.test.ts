import { codex } from '@riposte/codex';
import { attackable, type Choice, type Event, type View } from '@riposte/codex/table';
import { type Half, Scene } from '@riposte/codex/testing';
import { asAny, fastRandom, roll, type Seat } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { answersWith, FAMILIES } from './answers.ts';
import { FACTS } from './facts.ts';
import { falls, foresee, targetsOf } from './foresight.ts';
import { cardsInHand, whyNotThing } from './hand.ts';
import { openIn } from './shown.ts';

const GAME = asAny(codex);

interface Moment {
  readonly state: ReturnType<typeof codex.setup>['state'];
  readonly seat: Seat;
  readonly question: string;
  readonly choices: readonly Choice[];
}

/** Every question of a match that is played by chance, and mostly boldly. */
function* momentsOf(seed: number, most: number, format: 'duel' | 'free-for-all' = 'duel'): Generator<Moment> {
  const random = fastRandom(seed);
  const count = format === 'duel' ? 2 : 4;
  let { state } = codex.setup(
    { format, game: 'standard', heroes: 'dealt', map: 'none', rulings: 'book' },
    count,
    random,
  );
  for (let step = 0; step < most; step++) {
    const asked = codex.decisions(state).find(({ kind }) => kind === 'awaited');
    if (!asked) return;
    yield { state, seat: asked.seat, question: asked.question, choices: asked.choices };
    const bold = asked.choices.filter(({ type }) => type !== 'patrol' && type !== 'pass' && type !== 'hire');
    const from = bold.length > 0 && roll(random, 6) > 0 ? bold : asked.choices;
    const choice = from[roll(random, from.length)];
    if (!choice) return;
    ({ state } = codex.advance(state, asked.seat, choice));
  }
}

function lossIn(events: readonly Event[], id: number): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'damaged' && event.thing.id === id ? sum + event.amount - event.armor : sum,
    0,
  );
}

test('what is foreseen of an attack is what comes of it', () => {
  let seen = 0;
  for (const seed of [1, 2, 3])
    for (const { state, seat, question, choices } of momentsOf(seed, 500)) {
      if (question !== 'defender') continue;
      const view: View = codex.view(state, seat);
      for (const pick of choices) {
        if (pick.type !== 'pick') continue;
        const foreseen = foresee(GAME, view, seat, [pick]);
        const { events, decisions } = codex.advance(state, seat, pick);
        // Where another question comes first, more is foreseen than has happened.
        if (decisions.some((one) => one.seat === seat && one.question !== 'main')) continue;
        const happened = events.map(({ event }) => event);
        const attack = happened.findLast((event) => event.type === 'attacked');
        expect(foreseen.attack).toEqual(attack && { from: attack.thing.id, to: attack.defender.id });
        for (const { id, loss, dies } of foreseen.fates) {
          expect(loss).toBe(lossIn(happened, id));
          expect(dies).toBe(happened.some((event) => event.type === 'died' && event.thing.id === id));
        }
        seen += foreseen.fates.length;
      }
    }
  expect(seen).toBeGreaterThan(40);
});

/** What would come of an attack by the only thing that can attack. */
function foreseenOf(mine: Half, theirs: Half) {
  const { state } = new Scene(mine, theirs);
  const [asked] = codex.decisions(state);
  const attack = asked?.choices.find((choice) => choice.type === 'attack');
  if (!asked || !attack) throw new Error('nothing can attack');
  const targets = targetsOf({ game: GAME, view: codex.view(state, asked.seat), seat: asked.seat, attack });
  const id = (card: string, controller = 1) =>
    state.things.find((thing) => thing.card === card && thing.controller === controller)?.id ?? -1;
  return { id, foreseen: (card: string) => targets.get(id(card)) };
}

test('an attacker that asks something first: what comes of it however that is answered', () => {
  const leader = { card: 'drakk-ramhorn', slotName: 'squad leader' } as const;
  const { id, foreseen } = foreseenOf({ play: ['brick-thief'], baseDamage: 3 }, { play: [leader] });
  expect(foreseen('drakk-ramhorn')).toEqual({
    fates: [
      { id: id('drakk-ramhorn'), loss: 1, armor: 1, heals: 0, dies: false },
      { id: id('brick-thief', 0), loss: 1, armor: 0, heals: 0, dies: true },
    ],
    attack: { from: id('brick-thief', 0), to: id('drakk-ramhorn') },
  });
});

test('while an attacker asks: what comes of the attack after an answer', () => {
  const leader = { card: 'drakk-ramhorn', slotName: 'squad leader' } as const;
  const scene = new Scene({ play: ['brick-thief'], baseDamage: 3 }, { play: [leader, 'tower'] });
  scene.do('Attack with your Brick Thief');
  const [asked] = codex.decisions(scene.state);
  const [first] = asked?.choices ?? [];
  if (!asked || !first) throw new Error('nothing is asked');
  expect(asked.question).toBe('pick');
  const { fates, unsure } = foresee(GAME, codex.view(scene.state, asked.seat), asked.seat, [first]);
  expect(unsure).toBe(undefined);
  const lost = (card: string) => {
    const id = scene.state.things.find((thing) => thing.card === card)?.id;
    return fates.find((fate) => fate.id === id);
  };
  expect([lost('drakk-ramhorn')?.loss, lost('brick-thief')?.dies]).toEqual([1, true]);
});

test('an attacker that asks something first: what depends on the answer is not told', () => {
  const { id, foreseen } = foreseenOf({ play: ['brick-thief'], baseDamage: 3 }, {});
  expect(foreseen('base')).toEqual({
    fates: [],
    attack: { from: id('brick-thief', 0), to: id('base') },
    unsure: 'answers',
  });
});

test('an attack of a unit without a question is told as a whole, and who wins by it', () => {
  const { id, foreseen } = foreseenOf({ play: ['iron-man'] }, { baseDamage: 17 });
  expect(foreseen('base')).toEqual({
    fates: [{ id: id('base'), loss: 3, armor: 0, heals: 0, dies: false }],
    attack: { from: id('iron-man', 0), to: id('base') },
    winners: [0],
  });
});

test('a base of which nothing would be left falls, though it does not die', () => {
  const fate = { id: 1, loss: 4, armor: 0, heals: 0, dies: false };
  expect(falls({ kind: 'base', left: 4 }, fate)).toBe(true);
  expect(falls({ kind: 'base', left: 5 }, fate)).toBe(false);
  expect(falls({ kind: 'unit', left: 4 }, fate)).toBe(false);
  expect(falls({ kind: 'building', left: 4 }, { ...fate, dies: true })).toBe(true);
});

test('what an attacker may be aimed at is what the rules ask for next', () => {
  let seen = 0;
  for (const { state, seat, question, choices } of momentsOf(4, 400)) {
    if (question !== 'main') continue;
    const attack = choices.find((choice) => choice.type === 'attack');
    if (!attack) continue;
    const view = codex.view(state, seat);
    const targets = targetsOf({ game: GAME, view, seat, attack });
    const next = codex.advance(state, seat, attack).decisions.find((one) => one.question === 'defender');
    const asked = next?.choices.flatMap((choice) => (choice.type === 'pick' ? [choice.thing] : []));
    if (asked) expect([...targets.keys()]).toEqual(asked);
    else expect(targets.size).toBeLessThanOrEqual(1);
    expect([...targets.keys()].toSorted()).toEqual(attackable(view, attack.thing).toSorted());
    seen += 1;
  }
  expect(seen).toBeGreaterThan(10);
});

test('every card of the hand is there, lit where an answer uses it, and says why where none does', () => {
  let seen = 0;
  for (const { state, seat, question, choices } of momentsOf(5, 300)) {
    if (question !== 'main') continue;
    const view = codex.view(state, seat);
    const hand = cardsInHand(view, seat, choices);
    expect(hand.length).toBe(view.players[seat]?.sizes.hand);
    expect(new Set(hand.map(({ key }) => key)).size).toBe(hand.length);
    for (const { touched, legal } of hand) {
      expect(legal).toBe(answersWith(touched, choices).length > 0);
      const isPlayable = choices.some((choice) => choice.type === 'play' && choice.card === touched.card);
      expect(touched.type === 'card' && touched.lack !== undefined && isPlayable).toBe(false);
      if (!legal) expect(whyNotThing(touched, view, seat)?.rule).toBeDefined();
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('every answer has a family, and only declining is quiet', () => {
  for (const { state, seat, choices } of momentsOf(6, 200)) {
    const view = codex.view(state, seat);
    for (const choice of choices) {
      for (const grain of ['coarse', 'usual', 'fine'] as const)
        expect(FAMILIES.of(choice, grain, view)).not.toBe('');
      expect(FAMILIES.tone(choice) === 'quiet').toBe(choice.type === 'pass');
    }
  }
});

test('among four, the opponent on turn lies open, until another is opened; nobody opens themselves', () => {
  for (const { state, seat } of momentsOf(7, 120, 'free-for-all')) {
    const view = codex.view(state, seat);
    const { near, far } = openIn(view, { near: undefined, far: undefined });
    expect(near).toBe(seat);
    expect(far).not.toBe(seat);
    const [onTurn] = view.side;
    if (onTurn !== undefined && onTurn !== seat) expect(far).toBe(onTurn);
    for (const other of FACTS.seats(view))
      expect(openIn(view, { near: undefined, far: other }).far).toBe(other === seat ? far : other);
  }
});
