import { fastRandom, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { codex } from './index.ts';
import { DUEL, type Options } from './options.ts';
import { at, damaged, levelled, maxed } from './testing/placed.ts';
import { type Half, Scene } from './testing/scene.ts';

const TEAMS: Options = { ...DUEL, format: 'two-headed-dragon' };
const TROQ = 'troq-bashar';
const red = { heroes: ['captain-zane', 'drakk-ramhorn'], deckColor: 'red' } as const;

/** Ann and Bo against Cy and Di; it is the main phase of Ann and Bo. */
function teams(ann: Half = {}, bo: Half = {}, cy: Half = {}, di: Half = {}): Scene {
  return new Scene(ann, bo, { options: TEAMS, others: [cy, di] });
}

/** The first two of these to whom the main phase belongs end it, without any patrol. */
function passed(scene: Scene): Scene {
  const before = scene.state.turn;
  scene.end();
  if (scene.state.turn === before) scene.end();
  while (scene.question !== 'main')
    scene.do(scene.question === 'slot' ? 'None' : (scene.choices[0] as string));
  return scene;
}

describe('the team', () => {
  test('17.1, 17.2, 17.3 four play; the first team has 4 workers each, and each team a Shared Base with 30 HP', () => {
    expect(codex.seatRange(TEAMS)).toEqual([4, 4]);
    const { state } = codex.setup({ ...TEAMS, heroes: 'dealt' }, 4, fastRandom(5));
    const isFirst = state.side.includes(seat(0));
    expect(state.side).toEqual(isFirst ? [0, 1] : [2, 3]);
    expect(state.players.map(({ workers }) => workers)).toEqual(isFirst ? [4, 4, 5, 5] : [5, 5, 4, 4]);
    expect(state.things.map(({ card, controller }) => [card, controller])).toEqual([
      ['team-base', 0],
      ['team-base', 2],
    ]);
  });

  test('17.3 the team whose base falls loses, both of its players', () => {
    const scene = teams({}, { play: ['iron-man'] }, { baseDamage: 28 });
    scene.do('Attack with your Iron Man');
    expect(scene.state.winners).toEqual([0, 1]);
    expect(codex.outcome(scene.state)?.places).toEqual([1, 1, 2, 2]);
  });

  test('17.3 a building that falls hurts the shared base, whichever of the two had it', () => {
    const scene = teams({ play: ['iron-man'] }, {}, {}, { play: [{ card: 'tower', damage: 2 }] });
    scene.do('Attack with your Iron Man', 'Di’s Tower');
    expect(scene.row(2, 'team-base').thing.damage).toBe(2);
  });

  test('17.4 each pays with their own gold', () => {
    const scene = teams({ gold: 0 }, { gold: 2 });
    expect(scene.choices.filter((text) => text.startsWith('Summon'))).toEqual([
      'Summon Troq Bashar (2 gold)',
      'Summon River Montoya (2 gold)',
    ]);
    scene.do('Summon Troq Bashar');
    expect(scene.gold).toEqual([0, 0, 10, 10]);
    expect(scene.has(1, 'troq-bashar')).toBe(true);
  });

  test('17.5, 19.4, A5 both may have an add-on, but not the same', () => {
    const scene = teams({ rulings: 'designer', play: ['tower'] }, { gold: 10 });
    const builds = scene.choices.filter((text) => text.startsWith('Build'));
    expect(builds).toContain('Build a Surplus (5 gold)');
    expect(builds.some((text) => text.includes('Tower'))).toBe(false);
    const view = codex.view(scene.state, seat(1));
    expect(codex.words.whyNot({ type: 'build', building: 'tower' }, view, seat(1)).rule).toBe('17.5');
  });
});

describe('the turn', () => {
  test('17.6, C49 both act in one main phase, and it lasts until both have ended it', () => {
    const scene = teams({ hand: ['tenderfoot'] }, { hand: ['tenderfoot'] });
    const asked = () => codex.decisions(scene.state).map((one) => one.seat);
    expect(asked()).toEqual([0, 1]);
    scene.end();
    expect(asked()).toEqual([1]);
    scene.do('Play Tenderfoot');
    scene.end();
    expect(scene.question).toBe('slot');
    expect(scene.asked).toBe(1);
    scene.do('Your Tenderfoot');
    expect(scene.row(1, 'tenderfoot').thing.slot).toBe(0);
    expect(asked()).toEqual([2, 3]);
    expect(scene.gold.slice(2)).toEqual([15, 15]);
  });

  test('17.6 an extra turn is had alone', () => {
    const scene = teams({ turns: 1 }, { turns: 1 });
    scene.state.extra = [seat(1)];
    passed(scene);
    expect(scene.state.side).toEqual([1]);
    expect(codex.decisions(scene.state).map((one) => one.seat)).toEqual([1]);
    passed(scene);
    expect(scene.state.side).toEqual([2, 3]);
  });

  test('17.8, C50 the two of a team see each other’s cards, and nobody else does', () => {
    const scene = teams({ hand: ['spark'] });
    const seen = (viewer: number) =>
      codex.view(scene.state, seat(viewer)).players.map(({ own }) => own !== undefined);
    expect(seen(1)).toEqual([true, true, false, false]);
    expect(seen(2)).toEqual([false, false, true, true]);
    expect(codex.view(scene.state, 'spectator').players.some(({ own }) => own)).toBe(false);
  });

  test('17.12 the player who acted last decides, and a dead hero gives levels to either opponent', () => {
    const scene = teams(
      { rulings: 'designer', play: [levelled('troq-bashar', 1)] },
      { play: ['iron-man', levelled('troq-bashar', 1)] },
      { play: [{ ...levelled('troq-bashar', 1), damage: 1 }] },
    );
    scene.do('Attack with your Iron Man', 'Cy’s Troq Bashar');
    expect([scene.question, scene.asked]).toEqual(['levels', 1]);
    expect(scene.choices).toEqual(['Ann’s Troq Bashar', 'Your Troq Bashar']);
  });
});

describe('attacks', () => {
  test('17.7 either squad leader first, then any patroller of either, then the rest', () => {
    const leader = at('tenderfoot', 'squad leader');
    const elite = at('older-brother', 'elite');
    const attack = (cy: Half, di: Half) =>
      teams({ play: ['iron-man'] }, { play: ['older-brother'] }, cy, di).do('Attack with your Iron Man');
    const choices = (cy: Half, di: Half) => {
      const scene = attack(cy, di);
      return scene.question === 'defender' ? scene.choices : [];
    };
    expect(choices({ play: [leader] }, { play: [leader, elite] })).toEqual([
      'Cy’s Tenderfoot (squad leader)',
      'Di’s Tenderfoot (squad leader)',
    ]);
    expect(choices({ play: ['tenderfoot'] }, { play: [elite, at('tenderfoot', 'lookout')] })).toEqual([
      'Di’s Older Brother (elite)',
      'Di’s Tenderfoot (lookout)',
    ]);
    expect(choices({}, { play: ['tenderfoot'] })).toEqual(['Cy’s Shared Base', 'Di’s Tenderfoot']);
  });

  test('17.7 what overpower has too much may go to a thing of either', () => {
    const scene = teams({ play: ['harvest-reaper'] }, {}, {}, { play: [at('tenderfoot', 'elite')] });
    scene.do('Attack with your Harvest Reaper');
    expect(scene.row(2, 'team-base').thing.damage).toBe(6 - 2);
  });

  test('17.11 a tower guards what its own player has, and the base', () => {
    const tower = { play: ['tower'] };
    const hurt = (what: string) => {
      const scene = teams({ play: ['iron-man'] }, {}, tower, { play: ['older-brother'] });
      scene.do('Attack with your Iron Man', what);
      return scene.row(0, 'iron-man').thing.damage;
    };
    expect(hurt('Cy’s Shared Base')).toBe(1);
    expect(hurt('Cy’s Tower')).toBe(1);
    expect(hurt('Di’s Older Brother')).toBe(2);
  });
});

describe('friends', () => {
  test('17.9 “friendly” is the team, “yours” is not; resist of the team costs nothing', () => {
    const scene = teams(
      { play: ['troq-bashar'], hand: ['bloom'], gold: 2 },
      { play: [at('tenderfoot', 'lookout')] },
      { play: ['older-brother'] },
    );
    scene.do('Play Bloom');
    expect(scene.choices).toEqual(['Your Troq Bashar', 'Bo’s Tenderfoot (lookout)']);
    scene.do('Bo’s Tenderfoot');
    expect(scene.row(1, 'tenderfoot').thing.runes).toBe(1);
    expect(scene.player(0).gold).toBe(0);
  });

  test('14.13, 17.9 healing removes damage from units and heroes of the team, not of the opponents', () => {
    const hurt = { play: [damaged('iron-man', 2)] };
    const scene = teams({ play: ['helpful-turtle'] }, { play: [damaged('iron-man', 2), TROQ] }, hurt, hurt);
    passed(passed(scene));
    expect([1, 2, 3].map((side) => scene.stats(side, 'iron-man'))).toEqual(['3/3', '3/2', '3/2']);
  });

  test('14.13 two of a team who heal both heal', () => {
    const turtle = { play: ['helpful-turtle', damaged('iron-man', 3)] };
    const scene = passed(passed(teams(turtle, turtle)));
    expect([scene.stats(0, 'iron-man'), scene.stats(1, 'iron-man')]).toEqual(['3/3', '3/3']);
  });

  test('17.9 a flagbearer of the team forces nothing', () => {
    const scene = teams(
      { play: ['troq-bashar'], hand: ['wither'] },
      { play: ['granfalloon-flagbearer'] },
      { play: ['older-brother'] },
    );
    scene.do('Play Wither');
    expect(scene.choices).toContain('Cy’s Older Brother');
  });

  test('17.10, C51 gold is taken from the player of the base who has more', () => {
    const scene = teams({ ...red, play: ['captain-zane'], hand: ['pillage'] }, {}, { gold: 1 }, { gold: 7 });
    scene.do('Play Pillage', 'Cy’s Shared Base');
    expect(scene.gold.slice(2)).toEqual([1, 6]);
  });

  test('17.13 where each opposing base is hurt, a shared one is hurt once', () => {
    const scene = teams(
      { play: ['iron-man'] },
      {},
      { ...red, play: [{ ...levelled('drakk-ramhorn', 3), damage: 2 }] },
    );
    scene.do('Attack with your Iron Man', 'Cy’s Drakk Ramhorn');
    expect(scene.row(0, 'team-base').thing.damage).toBe(1);
  });

  test('17.9 what destroys units of opponents spares the team', () => {
    const scene = teams(
      { ...red, play: [maxed('captain-zane')] },
      { play: ['tenderfoot'] },
      { play: ['tenderfoot'] },
    );
    expect(scene.can('Attack with your Captain Zane')).toBe(true);
    scene.do('Attack with your Captain Zane');
    expect(scene.choices.some((text) => text.startsWith('Bo’s'))).toBe(false);
  });
});
