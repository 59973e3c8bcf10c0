import { seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { nova, playing, ROLL } from '../testing/playing.ts';
import { banner, type Setting } from '../testing/table.ts';

describe('abilities', () => {
  test('16.1, B1 an ability may be used before the roll, before the movement and after it', () => {
    const table = playing('armazi', [{ at: 'Q10' }], { empty: ['lynx'] });
    expect(table.choices()).toContainEqual(nova(1));
    expect(table.play(ROLL).choices()).toContainEqual(nova(1));
    expect(table.play({ type: 'skip' }).choices()).toContainEqual(nova(1));
  });

  test('5.2, 16.2, B2 the cooldown falls by 1 at the start of a turn; at 0 the ability can be used, which sets it back', () => {
    expect(playing('armazi', [{ at: 'Q10' }], { cooldown: 2 }).asked).toBe('move');
    const table = playing('armazi', [{ at: 'Q10' }], { cooldown: 1 });
    expect(table.play(nova(1)).figure(0).cooldown).toBe(5);
    expect(table.choices('supernova')).toEqual([]);
  });

  test('16.3 abilities need no clear view, and no smoke stops them', () => {
    const banners = [banner('barrier', 1, ['Q8', 'Q9', 'Q10', 'Q11', 'Q12']), banner('smoke', 1, ['R10'])];
    expect(playing('armazi', [{ at: 'R10' }], {}, { banners }).choices()).toContainEqual(nova(1));
  });

  test('16.4, B17 what lasts through the next turn of a figure ends with it, before new burning', () => {
    const marked: Setting = { frozenBy: [seat(1)], hypnotisedBy: [seat(1)], burnt: true };
    const table = playing('medea', [{ at: 'Q10', character: 'tharsis' }], { cooldown: 9, ...marked }).end();
    expect(table.figure(0)).toMatchObject({ frozenBy: [], hypnotisedBy: [], burnt: true });
  });
});
