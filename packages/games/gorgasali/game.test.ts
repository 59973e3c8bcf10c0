import { dictatedRandom, fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import type { CharacterId } from './ids.ts';
import gorgasali from './index.ts';
import { optionsOf } from './options.ts';
import { placesOf } from './places.ts';
import type { State } from './state.ts';
import { banner, END, IslandTable, type Setting, shoot } from './testing/table.ts';

const AWAY: Setting = { at: 'AA28' };
const pick = (character: CharacterId): Choice => ({ type: 'character', character });

/** A game in which every seat chooses; dice are faces. */
function begun(chosen: readonly CharacterId[], faces: readonly number[]) {
  const random = dictatedRandom(faces.map((face) => face - 1));
  let { state } = gorgasali.setup(optionsOf({ players: chosen.length }), chosen.length, random);
  for (const [index, character] of chosen.entries()) state = advance(state, index, pick(character));
  return state;
}

function advance(state: State, index: number, choice: Choice): State {
  const applied = gorgasali.apply(state, seat(index), choice);
  if (!applied.ok) throw new Error(applied.error);
  return applied.value.state;
}

describe('setting up', () => {
  test('3.2 all choose at once; a throw decides between rivals, and the others choose again', () => {
    const state = begun(['armazi', 'armazi', 'medea'], [2, 5]);
    expect(state.figures.map(({ character }) => character)).toEqual(['none', 'armazi', 'medea']);
    const [decision, ...others] = gorgasali.decisions(state);
    expect(others).toEqual([]);
    expect(decision?.choices).toHaveLength(9);
    expect(decision?.choices).not.toContainEqual(pick('armazi'));
  });

  test('3.2 what is chosen is secret until all have chosen', () => {
    const { state } = gorgasali.setup(optionsOf({ players: 2 }), 2, fastRandom(1));
    const next = advance(state, 0, pick('armazi'));
    expect(JSON.stringify(gorgasali.view(next, seat(1)))).not.toContain('armazi');
    expect(JSON.stringify(gorgasali.view(next, seat(0)))).toContain('armazi');
  });

  test('3.2 if it was agreed, characters are dealt, each at most once', () => {
    for (let number = 0; number < 20; number++) {
      const { state } = gorgasali.setup(
        optionsOf({ players: 10, characters: 'dealt' }),
        10,
        fastRandom(number),
      );
      expect(new Set(state.figures.map(({ character }) => character)).size).toBe(10);
    }
  });

  test('3.3 every figure begins with 100 health, one extra chest, an empty mat and its cooldown at its start', () => {
    const state = begun(['armazi', 'emoon'], [3, 2, 4, 9]);
    // Armazi's first turn has begun, which takes 1 off.
    expect(
      state.figures.map(({ health, extraChests, cooldown, weapons }) => [
        health,
        extraChests,
        cooldown,
        weapons,
      ]),
    ).toEqual([
      [100, 1, 4, []],
      [100, 1, 0, []],
    ]);
  });

  test('3.4, A13 the highest die goes first; those who are equal throw again', () => {
    const state = begun(['armazi', 'emoon', 'medea'], [3, 5, 5, 2, 4, 1, 2, 3]);
    expect(state.first).toBe(2);
    expect(gorgasali.decisions(state)[0]?.seat).toBe(2);
  });

  test('3.5, A12 a sector that is taken is thrown again', () => {
    const state = begun(['armazi', 'emoon'], [3, 2, 7, 7, 20]);
    expect(state.figures.map(({ sector }) => sector)).toEqual([7, 20]);
  });

  test("3.6, E6 Octor begins with the ability of a neighbour, but not of E'moon", () => {
    const asked = begun(['octor', 'armazi', 'tharsis', 'medea'], [6, 1, 1, 1, 1, 2, 3, 4]);
    expect(gorgasali.decisions(asked)[0]?.choices).toEqual([
      { type: 'neighbour', seat: 1 },
      { type: 'neighbour', seat: 3 },
    ]);
    const state = advance(asked, 0, { type: 'neighbour', seat: seat(3) });
    expect(state.figures[0]).toMatchObject({ copied: 'heal', cooldown: 2 });
    const sole = begun(['octor', 'armazi', 'tharsis', 'emoon'], [6, 1, 1, 1, 1, 2, 3, 4]);
    expect(sole.figures[0]?.copied).toBe('supernova');
    expect(begun(['octor', 'emoon'], [6, 1, 1, 2]).figures[0]?.copied).toBe('none');
  });

  test('4.3, B11 all mats are open: a view shows everything but chance', () => {
    const state = begun(['armazi', 'emoon'], [3, 2, 4, 9]);
    const view = gorgasali.view(state, 'spectator');
    expect(view.figures).toEqual(state.figures);
    expect(view).not.toHaveProperty('random');
  });
});

describe('rounds', () => {
  test('5.1 a round is over when every living player has had a turn', () => {
    const figures: Setting[] = [{ at: 'P10' }, { at: 'AA28', health: 0 }, { at: 'AA20' }];
    const table = new IslandTable({ figures, chance: [1, 2, 1, 2, 1, 2] });
    table.skip();
    expect([table.state.round, table.decision.seat]).toEqual([1, 2]);
    table.skip();
    expect([table.state.round, table.decision.seat]).toEqual([2, 0]);
  });

  test('8.1 a zone becomes inactive at the end of round 5', () => {
    const table = new IslandTable({
      figures: [{ at: 'P10' }, AWAY],
      round: 5,
      active: 1,
      chance: [1, 2, 1, 2],
    }).skip();
    expect(table.told('zoneShrank')).toEqual([{ type: 'zoneShrank', zone: 1, price: 5 }]);
  });
});

describe('falling', () => {
  const killer: Setting = { at: 'P10', weapons: ['lynx'] };
  const victim: Setting = {
    at: 'Q10',
    health: 5,
    helmet: false,
    weapons: ['kiss'],
    empty: ['elva'],
    consumables: ['axe'],
    extraChests: 1,
  };
  const killed = (more: Setting = {}, banners: readonly ReturnType<typeof banner>[] = []) =>
    new IslandTable({
      figures: [{ ...killer, ...more }, victim, AWAY],
      banners,
      chance: [1, 2, 3, 3, 3, 1, 2],
    })
      .skip()
      .play(shoot('lynx', 1));

  test('15.1, 15.2, D9 a figure whose health is 0 falls at once; its killer takes all, weapons face up', () => {
    const table = killed();
    expect(table.state.fallen).toEqual([1]);
    expect(table.figure(1)).toMatchObject({ square: -1, weapons: [], extraChests: 0 });
    expect(table.asked).toBe('place');
    table.play({ type: 'replace', card: 'lynx', pack: false, loaded: false });
    expect(table.figure(0)).toMatchObject({ consumables: ['axe'], extraChests: 1, kills: 1 });
    expect(table.figure(0).weapons.every(({ loaded }) => loaded)).toBe(true);
  });

  test('13.2, 14.6, D13 its defensive banners stay, its smoke goes', () => {
    const banners = [banner('platform', 1, ['A1']), banner('lightning', 1, ['A2'])];
    expect(killed({}, banners).state.banners).toHaveLength(2);
  });

  test('15.2, D9 in the turn of another as well: ball lightning counts for its owner', () => {
    const figures: Setting[] = [
      { at: 'P10', health: 30, consumables: ['axe', 'rope'] },
      { ...AWAY, consumables: ['boat'] },
      { at: 'AA20' },
    ];
    const table = new IslandTable({
      figures,
      banners: [banner('lightning', 1, ['S10'])],
      chance: [1, 2, 1, 2],
    }).end();
    expect(table.told('fell')).toEqual([{ type: 'fell', seat: 0, by: 1 }]);
    expect([table.asked, table.decision.seat]).toEqual(['place', 1]);
  });

  test('15.3, D9 where that player has fallen, nobody takes the cards', () => {
    const figures: Setting[] = [
      { at: 'P10', health: 30, consumables: ['axe'] },
      { health: 0 },
      { at: 'AA20' },
      AWAY,
    ];
    const table = new IslandTable({
      figures,
      banners: [banner('lightning', 1, ['S10'])],
      chance: [1, 2, 1, 2],
    }).end();
    expect(table.told('looted')).toEqual([]);
    expect(table.state.supportDiscard.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('15.4, D9 a figure that falls in its own turn burns nobody at its end', () => {
    const figures: Setting[] = [
      { at: 'P10', health: 30, character: 'tharsis' },
      { at: 'Q10', character: 'medea', cooldown: 9 },
      AWAY,
    ];
    const table = new IslandTable({
      figures,
      banners: [banner('lightning', 2, ['S10'])],
      chance: [1, 2, 1, 2],
    }).end();
    expect(table.health).toEqual([0, 100, 100]);
  });

  test('15.5 armor that Breathold left goes to the shooter', () => {
    const figures: Setting[] = [
      { at: 'P10', weapons: ['breathold'] },
      { at: 'R10', health: 50, helmet: true, bodyArmor: true },
      AWAY,
    ];
    const table = new IslandTable({ figures, chance: [1, 2, 4, 4, 1, 2] }).skip().play(shoot('breathold', 1));
    expect(table.figure(0)).toMatchObject({ helmet: true, bodyArmor: true });
  });

  test('15.6 the place of a fallen figure is settled', () => {
    const table = killed();
    expect(gorgasali.settled?.(table.state)).toEqual([undefined, 3, undefined]);
  });

  test('1.1 the last figure that lives wins, and the game is over at once', () => {
    const figures: Setting[] = [killer, { at: 'Q10', health: 5, consumables: ['axe'] }];
    const table = new IslandTable({ figures, chance: [1, 2, 3, 3, 3] }).skip().play(shoot('lynx', 1));
    expect(gorgasali.outcome(table.state)).toEqual({ places: [1, 2] });
    expect(table.told('ended')).toEqual([{ type: 'ended', winners: [0] }]);
    expect(table.asked).toBe('nothing');
  });

  test('1.2, G1 the last to fall is second, the one before third', () => {
    const { state } = new IslandTable({
      figures: [{ health: 0 }, { health: 0 }, AWAY, { health: 0 }],
      active: 2,
      chance: [1, 2],
    });
    expect(placesOf({ ...state, fallen: [seat(3), seat(0), seat(1)] })).toEqual([3, 2, 1, 4]);
  });
});

describe('the length guard', () => {
  const last = (figures: readonly Setting[]) =>
    new IslandTable({ figures, round: 100, active: figures.length - 1, chance: [1, 2] });

  test('1.3, G1 after 100 rounds the most health wins, then the most eliminations', () => {
    const table = last([
      { at: 'M12', health: 50, kills: 1 },
      { at: 'N13', health: 50 },
      { at: 'S18', health: 70 },
    ]).end();
    expect(gorgasali.outcome(table.state)).toEqual({ places: [2, 3, 1] });
  });

  test('1.3, G1 then the win is shared', () => {
    const table = last([
      { at: 'M12', health: 50 },
      { at: 'N13', health: 50 },
    ]).end();
    expect(gorgasali.outcome(table.state)).toEqual({ places: [1, 1] });
  });

  test('1.3 and not before', () => {
    const table = new IslandTable({
      figures: [{ at: 'M12' }, { at: 'S18', empty: ['lynx'] }],
      round: 99,
      active: 1,
      chance: [1, 2, 1, 2],
    });
    table.skip().play(END);
    expect(table.state.round).toBe(100);
    expect(table.asked).toBe('move');
  });
});

test('12.6, D10 two who fall at once end the game, and no card is lost', () => {
  const fallen: Setting = { health: 10, weapons: ['lynx', 'kiss'], helmet: true };
  const table = new IslandTable({
    figures: [
      { at: 'K10', character: 'armazi' },
      { at: 'L10', ...fallen, character: 'medea' },
      { at: 'L11', ...fallen, character: 'varas' },
    ],
  });
  // `play` counts all cards.
  table.play({ type: 'supernova', targets: [1, 2].map(seat) });
  expect(gorgasali.outcome(table.state)?.places).toEqual([1, 3, 2]);
});
