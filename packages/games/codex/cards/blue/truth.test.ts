import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import '../../testing/madeUp.ts';
import { touch } from '../../sheet.ts';
import { MAXED } from '../../state.ts';
import { at, fresh, levelled, runed } from '../../testing/placed.ts';
import { led, magistrate } from '../../testing/teams.ts';

// Sirus Quince, and the mirrors.

const QUINCE = 'sirus-quince';
const MIRROR = 'mirror-illusion';
const MID = levelled(QUINCE, 3);
const MAX = levelled(QUINCE, 5);

describe('Sirus Quince', () => {
  const mirrors = (scene: ReturnType<typeof magistrate>) =>
    scene.state.things.filter(({ card }) => card === MIRROR).length;
  const copy = (play: readonly Parameters<typeof at>[0][], theirs: readonly Parameters<typeof at>[0][]) =>
    magistrate({ play: [MID, MIRROR, ...play] }, { play: theirs }).do('Use your Sirus Quince: a Mirror');
  /** A Taxman is played, of which a mirror may become a copy. */
  const joined = (...play: readonly Parameters<typeof at>[0][]) =>
    magistrate({ tech: 'law', play: [MAX, MIRROR, ...play], hand: ['gunpoint-taxman'] }).do('Play Gun');

  test('case: as Quince arrives a Mirror Illusion is summoned, and another for 2 gold', () => {
    const scene = magistrate({ gold: 4 }).do('Summon Sirus');
    expect([scene.mine, scene.gold[0]]).toEqual(['Base 20, Sirus Quince 1/3, Mirror Illusion 0/1', 2]);
    expect(mirrors(scene.do('Use your Sirus'))).toBe(2);
    expect(scene.gold[0]).toBe(0);
  });

  test('case: 13.19 from level 3 a mirror becomes a copy, and is trashed as the turn ends', () => {
    const scene = copy([], [runed('brave-knight', 2)]);
    expect([scene.stats(0, MIRROR), scene.gold[0]]).toEqual(['3/3', 8]);
    expect(scene.row(0, MIRROR).types).toEqual(['Soldier', 'Illusion']);
    scene.do('Attack with your Brave Knight', 'Bo’s Base').endTurn();
    expect([scene.base(1), scene.has(0, MIRROR), scene.happened('died')]).toEqual([17, false, 0]);
  });

  test('case: 13.19 at level 5 a mirror may become a copy of a unit that arrives, for good', () => {
    const scene = joined();
    expect(scene.choices).toEqual(['Your Mirror Illusion', 'None']);
    scene.do('Your Mirror');
    expect(scene.stats(0, MIRROR)).toBe('3/3');
    expect(scene.endTurn().stats(0, MIRROR)).toBe('3/3');
  });

  test('negative: 13.12 no third mirror, and no copy of a tech III unit or a hero', () => {
    expect(magistrate({ play: [QUINCE, MIRROR, MIRROR] }).can('Use')).toBe(false);
    expect(magistrate({ play: [MIRROR, MIRROR] }).do('Summon Sirus').state.things.length).toBe(5);
    const big = { play: ['lawbringer-gryphon', 'captain-zane'] };
    expect(magistrate({ play: [MID, MIRROR] }, big).can('Use your Sirus Quince: a Mirror')).toBe(false);
  });

  test('negative: not for a token, nor for an opponent’s unit, and it need not be', () => {
    expect(magistrate({ play: [MAX, MIRROR] }).do('Use your Sirus').question).toBe('main');
    expect(joined().do('None').stats(0, MIRROR)).toBe('0/1');
    const theirs = magistrate({ hand: ['spectral-aven'] }, { play: [MAX, MIRROR] }).do('Play Spectral');
    expect([theirs.question, theirs.stats(1, MIRROR)]).toEqual(['main', '0/1']);
  });

  test('edge: 13.19 the copy is trashed when the unit that it copied leaves play', () => {
    const scene = joined('herald').do('Your Mirror', 'Use your Herald: dismiss', 'Your Gunpoint Taxman');
    expect([scene.has(0, MIRROR), scene.happened('died')]).toEqual([false, 0]);
  });

  test('edge: 13.19 and when Quince leaves play', () => {
    const scene = joined('herald').do('Your Mirror', 'Use your Herald: dismiss', 'Your Sirus');
    expect([scene.has(0, MIRROR), scene.has(0, 'gunpoint-taxman')]).toEqual([false, true]);
  });

  test('edge: 13.9, 13.19, C24 what the other has become is copied, and that it is an illusion', () => {
    const scene = magistrate({ play: [MID, MIRROR, 'traffic-director'], hand: ['manufactured-truth'] });
    scene.do('Use your Sirus Quince: a Mirror', 'Play Manuf', 'Your Traffic Director');
    expect(scene.row(0, 'traffic-director').types).toEqual(['Administrator', 'Illusion']);
  });

  test('edge: 5.15 a second legendary unit does not stay', () => {
    const scene = copy(['macciatus-the-whisperer'], []);
    expect([scene.has(0, MIRROR), scene.has(0, 'macciatus-the-whisperer')]).toEqual([false, true]);
  });

  test('bystander: a mirror that copies nothing stays a mirror', () => {
    const scene = magistrate({ play: [MID, MIRROR, MIRROR] }, { play: ['brave-knight'] });
    scene.do('Use your Sirus Quince: a Mirror', 'Your Mirror Illusion 1', 'Bo’s Brave').endTurn();
    expect(mirrors(scene)).toBe(1);
  });

  test('ruling: (UMR) 10.6 it is of the other’s types and an Illusion, and dies of being a target', () => {
    const scene = magistrate(
      { play: [MAX, MIRROR], hand: ['spectral-aven', 'traffic-director'] },
      { play: ['arresting-constable'] },
    ).do('Play Traffic', 'Your Mirror');
    expect(scene.row(0, MIRROR).types).toEqual(['Administrator', 'Illusion']);
    const squirrel = led(
      'blue',
      QUINCE,
      'master-midori',
    )({ play: [MID, MIRROR, 'arresting-constable'] }, { play: ['squirrel'] });
    squirrel.do('Use your Sirus Quince: a Mirror', 'Bo’s Squirrel');
    expect(squirrel.row(0, MIRROR).types).toEqual(['Squirrel', 'Illusion']);
    expect(squirrel.do('Use your Arresting', 'Your Squirrel').has(0, MIRROR)).toBe(false);
  });

  test('ruling: (UMR) 14.3 nothing arrives by copying', () => {
    const scene = copy([], ['insurance-agent', 'soldier']).do('Bo’s Insurance');
    expect([scene.question, scene.row(1, 'soldier').thing.tokens]).toEqual(['main', {}]);
  });

  test('ruling: (S) a mirror that has become a copy cannot be chosen again', () => {
    const scene = copy([], ['brave-knight', 'scribe']).do('Bo’s Brave');
    expect(scene.can('Use your Sirus Quince: a Mirror')).toBe(false);
  });

  test('ruling: (UMR) 13.12 what has become a copy counts for the limit', () => {
    const scene = copy([MIRROR], ['brave-knight']).do('Your Mirror Illusion 1', 'Bo’s Brave');
    expect(scene.can('Use your Sirus Quince: summon')).toBe(false);
  });

  test('ruling: (SH) a copy has the tech level of what it copies', () => {
    expect(copy([], ['air-hammer']).row(0, MIRROR).tech).toBe(2);
  });

  test('ruling: (SH) 13.19 the end of the turn is one attempt', () => {
    const scene = copy([], ['anchor']).endTurn();
    expect([scene.has(0, MIRROR), scene.stats(0, MIRROR)]).toEqual([true, '1/1']);
    expect(scene.endTurn().endTurn().has(0, MIRROR)).toBe(true);
  });

  test('ruling: (SH) 13.19 a copy for good may be attempted twice: with the other, and with Quince', () => {
    const scene = magistrate(
      { play: [MAX, MIRROR, 'herald', 'porkhand-magistrate'], gold: 1 },
      { play: ['soldier'], gold: 0 },
    );
    scene.do('Use your Herald: hoard', 'Your Mirror');
    const miser = scene.state.things.find(({ card }) => card === 'miser');
    if (!miser) throw new Error('there is no Miser');
    // A Miser of a player with gold does not leave (9.21), but the copy has to be tried.
    miser.controller = seat(1);
    touch(scene.state);
    scene.do('Use your Herald: dismiss', 'Bo’s Miser');
    expect(scene.state.things.filter(({ card }) => card === MIRROR || card === 'miser')).toHaveLength(1);
    scene.do('Use your Porkhand', 'Bo’s Soldier', 'Use your Herald: dismiss', 'Your Sirus');
    expect(scene.has(0, MIRROR)).toBe(false);
  });

  test('ruling: (UMR) who loses control of Quince keeps mirrors and copies', () => {
    const scene = magistrate(
      { tech: 'law', play: [MAX, MIRROR], hand: ['gunpoint-taxman'] },
      { play: ['herald'] },
    );
    scene.do('Play Gun', 'Your Mirror').endTurn().do('Use your Herald: usurp');
    expect([scene.has(1, QUINCE), scene.stats(0, MIRROR)]).toEqual([true, '3/3']);
  });

  test('ruling: (W) 5.4 arrival fatigue stays with the mirror', () => {
    const old = copy([], [fresh('brave-knight')]);
    expect(old.can('Attack with your Brave')).toBe(true);
    const young = magistrate({ play: [MID, fresh(MIRROR)] }, { play: ['brave-knight'] });
    expect(young.do('Use your Sirus Quince: a Mirror').can('Attack with your Brave')).toBe(false);
  });
});

describe('Mind Control', () => {
  const cast = (mine: Parameters<typeof magistrate>[0], theirs: Parameters<typeof magistrate>[1]) =>
    magistrate(
      {
        ...mine,
        play: [{ ...MAX, marks: MAXED }, ...(mine?.play ?? [])],
        hand: ['mind-control', ...(mine?.hand ?? [])],
      },
      theirs,
    ).do('Play Mind Control');

  test('case: 13.20 its player controls the unit', () => {
    const scene = cast({}, { play: [at('air-hammer', 'elite')] });
    expect([scene.has(0, 'air-hammer'), scene.row(0, 'air-hammer').thing.slot]).toEqual([true, -1]);
    expect(scene.can('Attack with your Air')).toBe(false);
    expect(scene.endTurn().endTurn().can('Attack with your Air')).toBe(true);
  });

  test('negative: 5.8 neither a tech III unit nor a hero, and only by a hero that was at the maximum before', () => {
    const foe = { play: ['lawbringer-gryphon', 'captain-zane'] };
    expect(
      magistrate({ play: [{ ...MAX, marks: MAXED }], hand: ['mind-control'] }, foe).can('Play Mind'),
    ).toBe(false);
    expect(magistrate({ play: [MAX], hand: ['mind-control'] }, { play: ['scribe'] }).can('Play Mind')).toBe(
      false,
    );
  });

  test('edge: 5.9 when the unit leaves play, both cards go to their owners’ piles', () => {
    const scene = cast({ play: ['herald'] }, { play: ['scribe'] }).do('Bo’s Scribe');
    scene.do('Use your Herald: dismiss', 'Your Scribe');
    expect([scene.has(0, 'mind-control'), scene.count(0, 'discard', 'mind-control')]).toEqual([false, 1]);
    expect(scene.count(1, 'hand', 'scribe')).toBe(1);
  });

  test('edge: 10.6, 10.13 an illusion dies of it, and the spell is discarded', () => {
    const scene = cast({}, { play: ['spectral-aven'] });
    expect([scene.has(1, 'spectral-aven'), scene.count(0, 'discard', 'mind-control')]).toEqual([false, 1]);
  });

  test('edge: 13.20 of two the newest counts, and the older holds again when that is gone', () => {
    const wild = led('blue', QUINCE, 'master-midori');
    const caster = { ...MAX, marks: MAXED };
    const scene = wild(
      {
        rulings: 'designer',
        tech: 'balance',
        play: [caster],
        hand: ['mind-control'],
        deck: ['potent-basilisk'],
      },
      { play: ['fairie-dragon', caster], hand: ['mind-control'] },
    ).do('Play Mind');
    scene.endTurn().do('Play Mind');
    expect(scene.has(1, 'fairie-dragon')).toBe(true);
    scene.endTurn().do('Play Potent', 'Bo’s Mind');
    expect([scene.has(0, 'fairie-dragon'), scene.has(0, 'mind-control')]).toEqual([true, true]);
  });

  test('bystander: other units stay with their player', () => {
    const scene = cast({}, { play: ['scribe', 'brave-knight'] }).do('Bo’s Scribe');
    expect([scene.has(1, 'brave-knight'), scene.has(1, 'scribe')]).toEqual([true, false]);
  });

  test('ruling: (S) 19.7, C25 when it leaves play, the unit goes back to the player who had it before', () => {
    const wild = led('blue', QUINCE, 'master-midori');
    // It is Ann’s card, and Bo had taken it.
    const scene = wild(
      {
        rulings: 'designer',
        play: [
          { ...MAX, marks: MAXED },
          { card: 'fairie-dragon', controller: seat(1) },
        ],
        hand: ['mind-control'],
      },
      { tech: 'balance', hand: ['potent-basilisk'] },
    ).do('Play Mind');
    expect(scene.has(0, 'fairie-dragon')).toBe(true);
    scene.endTurn().do('Play Potent', 'Ann’s Mind');
    expect([scene.has(0, 'mind-control'), scene.has(1, 'fairie-dragon')]).toEqual([false, true]);
  });

  test('ruling: (UMR) 13.20 a player who takes control of the spell controls the unit', () => {
    const scene = cast({}, { play: ['scribe', 'herald'] })
      .do('Bo’s Scribe')
      .endTurn();
    scene.do('Use your Herald: usurp', 'Ann’s Mind Control');
    expect([
      scene.has(1, 'mind-control'),
      scene.has(1, 'scribe'),
      scene.row(1, 'scribe').thing.fresh,
    ]).toEqual([true, true, true]);
  });

  test('ruling: (FB) a unit of one’s own may be chosen', () => {
    expect(cast({ play: ['scribe'] }, { play: ['soldier'] }).can('Your Scribe')).toBe(true);
  });

  test('ruling: (UMR) Dothram Horselord stays with the player who controls its mind', () => {
    const wild = led('blue', QUINCE, 'master-midori');
    const scene = wild(
      { play: [{ ...MAX, marks: MAXED }], hand: ['mind-control'] },
      {
        play: ['dothram-horselord', 'justice-juggernaut', 'air-hammer']
          .slice(0, 1)
          .concat('potent-basilisk', 'beast', 'beast'),
      },
    ).do('Play Mind', 'Bo’s Dothram');
    expect(scene.endTurn().endTurn().has(0, 'dothram-horselord')).toBe(true);
  });

  test('ruling: (UMR) a unit that is kidnapped goes back to the player who controls its mind', () => {
    const bloody = led('blue', QUINCE, 'drakk-ramhorn');
    const scene = bloody(
      { play: [{ ...MAX, marks: MAXED }], hand: ['mind-control'] },
      { play: ['drakk-ramhorn', 'soldier', 'crash-bomber'], hand: ['kidnapping'] },
    ).do('Play Mind', 'Bo’s Crash');
    scene.endTurn().do('Play Kidnapping');
    expect(scene.has(1, 'crash-bomber')).toBe(true);
    scene.endTurn();
    expect([scene.has(0, 'crash-bomber'), scene.row(0, 'crash-bomber').thing.exhausted]).toEqual([
      true,
      false,
    ]);
  });
});
