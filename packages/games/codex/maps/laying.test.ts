import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import guide from '../guide.ts';
import { MAPS } from '../ids.ts';
import { codex } from '../index.ts';
import { DUEL, type Options } from '../options.ts';
import { on } from '../testing/mapped.ts';
import { maxed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';
import { viewOf } from '../view.ts';

const names = (one: number) => ['Ann', 'Bo'][one] ?? '';

/** What is told as a match begins. */
function opening(map: Options['map'], seed: number, heroes: Options['heroes'] = 'chosen') {
  const { state, events } = codex.setup({ ...DUEL, heroes, map }, 2, fastRandom(seed));
  return { state, told: events.map(({ event }) => event) };
}

describe('the map', () => {
  test('18.1, C52 it is no thing, and all who look see it with what it says', () => {
    const { state } = on('bloodbowl');
    expect(state.things.map(({ card }) => card)).toEqual(['base', 'base']);
    for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
      const view = viewOf(state, viewer);
      const fact = guide.facts(view, names).find(({ heading }) => heading === 'The map');
      expect(fact?.lines).toEqual(['Bloodbowl. All units have haste and +1 ATK.']);
      expect(guide.cards?.inPlay(view, ['Ann', 'Bo'])[0]?.cards.map(({ id }) => id)).toEqual(['bloodbowl']);
    }
  });

  test('18.1, C52 it stays, though all that can be destroyed is', () => {
    const scene = on(
      'bloodbowl',
      {
        heroes: ['captain-zane'],
        deckColor: 'red',
        play: [maxed('captain-zane')],
        hand: ['maximum-anarchy'],
      },
      { play: ['iron-man'], hand: ['tenderfoot'] },
    );
    scene.do('Play Maximum Anarchy').endTurn();
    expect([scene.mine, scene.theirs]).toEqual(['Base 20', 'Base 20']);
    scene.do('Play Tenderfoot');
    expect(scene.stats(1, 'tenderfoot')).toBe('2/2');
  });

  test('18.1 without a map nothing is told of one', () => {
    const { state } = new Scene({ play: ['iron-man'] });
    const view = viewOf(state, seat(0));
    expect(guide.facts(view, names).map(({ heading }) => heading)).not.toContain('The map');
    expect(guide.cards?.inPlay(view, ['Ann', 'Bo']).map(({ name }) => name)).toEqual(['Ann']);
    expect(opening('none', 1).told).toEqual([]);
  });

  test('18.2, C53 a map that was agreed on is told before heroes are chosen', () => {
    const { state, told } = opening('fury-road', 1);
    expect(told).toEqual([{ type: 'mapLaid', map: 'fury-road' }]);
    expect(codex.decisions(state).map(({ question }) => question)).toEqual(['hero', 'hero']);
    expect(
      opening('fury-road', 1, 'dealt')
        .told.slice(0, 2)
        .map(({ type }) => type),
    ).toEqual(['mapLaid', 'heroesChosen']);
  });

  test('18.2 chance takes each of the twelve, and says so', () => {
    const taken = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { state, told } = opening('chance', seed);
      expect(told).toEqual([{ type: 'mapLaid', map: state.options.map, byChance: true }]);
      taken.add(state.options.map);
    }
    expect([...taken].sort()).toEqual([...MAPS].sort());
  });

  test('18.2 a match is called by its map', () => {
    expect(guide.title({ ...DUEL, map: 'chance' })).toContain('map by chance');
    expect(guide.title({ ...DUEL, map: 'lost-temple' })).toContain('map Lost Temple');
    expect(guide.title(DUEL).join()).not.toContain('map');
  });
});
