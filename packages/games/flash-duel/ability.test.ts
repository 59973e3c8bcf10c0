import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { SOURCES } from './ability.ts';
import { colourOf } from './bridge.ts';
import { ABILITY_IDS, CHARACTERS } from './cards/index.ts';
import { abilityOf } from './catalogue.ts';
import { attack, block, type Choice, dashingStrike, move, retreat } from './choice.ts';
import { EDITION_NAMES } from './edition.ts';
import { ABILITIES_OF, type AbilityId, type CharacterId } from './ids.ts';
import { flashDuel } from './index.ts';
import { MOMENTS } from './moment.ts';
import { optionsOf } from './state.ts';
import { DuelTable, use } from './testing/table.ts';

const choose = (character: CharacterId): Choice => ({ type: 'chooseCharacter', character });
const DECLINE: Choice = { type: 'decline' };

test('2.4 spaces are dark and light in pairs, from either end', () => {
  const dark = Array.from({ length: 18 }, (_, index) => index + 1).filter(
    (space) => colourOf(space) === 'dark',
  );
  expect(dark).toEqual([1, 2, 5, 6, 9, 10, 13, 14, 17, 18]);
});

describe('choosing characters', () => {
  test('13.1 each player chooses one of twenty before the first round, and both may choose the same', () => {
    expect(Object.keys(CHARACTERS)).toHaveLength(20);
    const table = new DuelTable({ characters: ['grave', 'grave'] });
    expect(table.state.fighters.map(({ character }) => character)).toEqual(['grave', 'grave']);
    expect(table.state.round).toBe(1);
  });

  test('13.2 openly, one after the other', () => {
    const { state } = flashDuel.setup(optionsOf({ mode: 'full' }), 2, { type: 'fast', a: 1, b: 2 });
    expect(flashDuel.decisions(state).map((one) => one.seat)).toEqual([0]);
    flashDuel.applyInPlace(state, seat(0), choose('zane'));
    expect(flashDuel.view(state, seat(1)).fighters[0]?.character).toBe('zane');
    expect(flashDuel.decisions(state)).toMatchObject([{ seat: 1, question: 'character' }]);
  });

  test('13.2 or double-blind: both in secret, then shown together', () => {
    const options = optionsOf({ mode: 'full', selection: 'double-blind' });
    const { state } = flashDuel.setup(options, 2, { type: 'fast', a: 1, b: 2 });
    expect(flashDuel.decisions(state).map((one) => one.seat)).toEqual([0, 1]);
    flashDuel.applyInPlace(state, seat(1), choose('zane'));
    expect(JSON.stringify(flashDuel.view(state, seat(0)))).not.toContain('zane');
    flashDuel.applyInPlace(state, seat(0), choose('gwen'));
    expect(flashDuel.view(state, 'spectator').fighters.map(({ character }) => character)).toEqual([
      'gwen',
      'zane',
    ]);
  });
});

describe('ability cards', () => {
  test('13.3 there are three for each character, open to all, whether face up or face down', () => {
    expect(ABILITY_IDS).toHaveLength(60);
    expect(Object.values(CHARACTERS).every(({ abilities }) => Object.keys(abilities).length === 3)).toBe(
      true,
    );
    const hands = [
      [3, 3, 1, 2, 4],
      [5, 5, 4, 4, 2],
    ] as const;
    const table = new DuelTable({ characters: ['troq', 'grave'], hands, spaces: [5, 8] }).play(
      attack(3, 1),
      use('giantGrowth'),
    );
    const [troq] = flashDuel.view(table.state, seat(1)).fighters;
    expect(troq).toMatchObject({
      abilities: ABILITIES_OF.troq,
      spent: ['giantGrowth'],
    });
  });

  test.each(EDITION_NAMES)('every card of %s has a name, a text, a source and a moment', (edition) => {
    for (const id of ABILITY_IDS) {
      const card = abilityOf({ options: optionsOf({ edition }) }, id);
      expect(card.name, id).not.toBe('');
      expect(card.text.length, id).toBeGreaterThan(20);
      expect(SOURCES, id).toContain(card.source);
      expect(card.moments.length, id).toBeGreaterThan(0);
      expect(
        card.moments.every((moment) => MOMENTS.includes(moment)),
        id,
      ).toBe(true);
      if (card.source === 'partly') expect(card.note, id).toBeDefined();
    }
    expect(() => abilityOf({ options: optionsOf({ edition }) }, 'nothing' as string as AbilityId)).toThrow(
      'no such ability: nothing',
    );
  });

  test('13.4 at its moment a card may be used, and never has to be', () => {
    const hands = [
      [3, 3, 1, 2, 4],
      [3, 5, 4, 4, 2],
    ] as const;
    const setup = { characters: ['troq', 'zane'], hands, spaces: [5, 8], draws: [5] } as const;
    const asked = new DuelTable(setup).play(attack(3, 1));
    expect([asked.asked, asked.question]).toEqual([0, 'ability:youAttack']);
    expect(asked.choices).toEqual([use('giantGrowth'), DECLINE]);
    const declined = asked.play(DECLINE);
    expect(declined.choices).toContainEqual(block(3, 1));
    expect(declined.play(block(3, 1)).state.fighters[0]?.spent).toEqual([]);
    const used = new DuelTable({ ...setup, draws: [] }).play(attack(3, 1), use('giantGrowth'));
    expect(used.choices).not.toContainEqual(block(3, 1));
    expect(used.state.fighters[0]?.spent).toEqual(['giantGrowth']);
  });

  test('13.6 when both could use one, the player whose turn it is goes first', () => {
    const hands = [
      [2, 1, 1, 3, 5],
      [1, 1, 4, 4, 2],
    ] as const;
    // Vendetta's Stun Lock and BBB's Long Range both speak of a blocked dashing strike.
    const table = new DuelTable({ characters: ['vendetta', 'bbb'], hands, spaces: [5, 8] });
    table.play(dashingStrike(2, 1, 2), block(1, 2));
    expect([table.asked, table.question]).toEqual([0, 'ability:foeBlocks']);
    table.play(DECLINE);
    expect([table.asked, table.question]).toEqual([1, 'ability:youBlock']);
  });

  test('13.8 on a turn spent recovering one uses no ability', () => {
    const hands = [
      [2, 1, 3, 3, 5],
      [3, 3, 4, 4, 2],
    ] as const;
    const table = new DuelTable({ characters: ['zane', 'bbb'], hands, spaces: [5, 8], draws: [5, 5, 5] });
    table.play(dashingStrike(2, 1, 1), retreat(3));
    // Steam Vent could be used at the start of any turn of seat 1, but this one is over already.
    expect(table.events.map(({ type }) => type)).toContain('recovered');
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
  });

  test('13.10 an ability for the start of a turn leaves the main action to be taken', () => {
    const table = new DuelTable({ characters: ['bbb', 'troq'], spaces: [5, 8], draws: [5] }).play(
      use('steamVent'),
    );
    expect([table.asked, table.question]).toEqual([0, 'mainAction']);
    expect(table.spaces).toEqual([5, 10]);
    expect(table.choices.some(({ type }) => type === 'use')).toBe(false);
    expect(table.play(move(1, 'forward')).asked).toBe(1);
  });
});
