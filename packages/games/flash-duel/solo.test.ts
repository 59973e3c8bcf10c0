import { eventsFor, fastRandom, fullTable, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { attack, DECLINE, dashingStrike, move } from './choice.ts';
import { flashDuel } from './index.ts';
import { DEAL, deeds, type Hand, solo } from './testing/solo.ts';
import { DuelTable, type Setup, use } from './testing/table.ts';

describe('the bot', () => {
  test('16.1 its hand lies open, and nobody but the player is asked', () => {
    const table = solo('dummy', {
      hands: [
        [1, 2, 3, 4, 5],
        [5, 5, 4, 4, 3],
      ],
    });
    for (const viewer of [table.asked, 'spectator'] as const) {
      expect(flashDuel.view(table.state, viewer).fighters[1]?.hand).toEqual([0, 0, 1, 2, 2]);
    }
    expect(fullTable(flashDuel, table.state.options)).toBe(1);
    expect(table.asked).toBe(0);
  });

  test('16.1 a hand it is dealt anew lies open, too: all are told what it is', () => {
    const table = solo('dragon', {
      characters: ['zane', 'troq'],
      hands: [
        [1, 2, 3, 4, 5],
        [5, 5, 4, 4, 3],
      ],
      spaces: [1, 18],
    });
    const zane = table.asked;
    const applied = flashDuel.apply({ ...table.state, random: fastRandom(1) }, zane, use('maximumAnarchy'));
    const told = applied.ok ? eventsFor(applied.value.events, 'spectator') : [];
    const dealt = told.filter((event) => event.type === 'handDealt');
    expect(dealt.map(({ seat, cards }) => [seat, cards?.length])).toEqual([
      [0, undefined],
      [1, 4],
    ]);
  });

  test.each<[rule: string, bot: 'dummy' | 'rook' | 'dragon', abilities: readonly string[]]>([
    ['16.2 the Training Dummy has no abilities', 'dummy', []],
    ['16.2 Rook has its three', 'rook', ['rockArmor', 'thunderclap', 'windmillCrusher']],
    ['16.2 the Dragon has its three', 'dragon', ['deepBreath', 'perfectCounter', 'blackDiamondHide']],
  ])('%s', (_rule, bot, abilities) => {
    expect(solo(bot, {}).state.fighters[1]?.abilities).toEqual(abilities);
  });
});

describe('on its turn it draws a card, and then', () => {
  test('16.3 attacks if it can, with as many cards as possible, also before anything else', () => {
    // The player steps back to distance 3; the bot draws the third 3.
    const table = solo('dummy', {
      hands: [
        [1, 2, 2, 4, 5],
        [3, 3, 1, 1, 5],
      ],
      spaces: [7, 9],
      draws: [4, 3],
    });
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual({
      type: 'attacked',
      seat: 1,
      target: 0,
      card: 3,
      count: 3,
      dashing: false,
    });
    expect(table.question).toBe('answerAttack');
  });

  test('16.3 next to the player, pushes with the card it drew', () => {
    const table = solo('dummy', {
      hands: [
        [4, 2, 2, 4, 5],
        [3, 3, 2, 2, 5],
      ],
      spaces: [8, 12],
      draws: [4, 4],
    });
    table.play(move(4, 'forward'));
    expect(table.events).toContainEqual({ type: 'pushed', seat: 1, card: 4, target: 0, from: 11, to: 7 });
    expect(table.hand(1)).toEqual([2, 2, 3, 3, 5]);
  });

  test('16.3 dashes with the card it drew and strikes with as many as possible', () => {
    const table = solo('dummy', {
      hands: [
        [1, 2, 2, 4, 5],
        [3, 3, 2, 2, 5],
      ],
      spaces: [6, 12],
      draws: [4, 4],
    });
    table.play(move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'dashed', seat: 1, card: 4, from: 12, to: 8 });
    expect(table.events).toContainEqual({
      type: 'attacked',
      seat: 1,
      target: 0,
      card: 3,
      count: 2,
      dashing: true,
    });
  });

  test('16.3 the card it drew cannot be dash and strike at once', () => {
    const table = solo('dummy', {
      hands: [
        [1, 2, 2, 4, 5],
        [5, 5, 5, 2, 2],
      ],
      spaces: [6, 13],
      draws: [4, 4],
    });
    table.play(move(1, 'backward'));
    expect(deeds(table)).toContain('moved');
    expect(table.spaces).toEqual([5, 9]);
  });

  test('16.3 else moves forward with it, and draws up to five only if it has fewer', () => {
    const table = solo('dummy', {
      hands: [
        [1, 2, 2, 4, 5],
        [3, 3, 2, 2, 5],
      ],
      draws: [4, 1],
    }).play(move(1, 'forward'));
    expect(
      table.events.filter((event) => 'seat' in event && event.seat === 1).map(({ type }) => type),
    ).toEqual(['turnBegan', 'cardsDrawn', 'moved']);
    expect(table.spaces).toEqual([2, 17]);
    expect(table.hand(1)).toEqual([2, 2, 3, 3, 5]);
    expect(table.leftOver).toBe(0);
  });
});

describe.each(['v4.1', 'revised'] as const)('Troublesome Rhetoric (%s)', (edition) => {
  /** DeGrey names a number and steps back: the bot is four spaces away, and draws a 2. */
  function talked(named: 2 | 4, hand: Hand): DuelTable {
    const hands: [Hand, Hand] = [[1, 2, 3, 3, 5], hand];
    const table = solo('dummy', {
      edition,
      characters: ['degrey', 'degrey'],
      hands,
      spaces: [6, 9],
      draws: [3, 2],
    });
    return table.play(use('troublesomeRhetoric', { card: named }), move(1, 'backward'));
  }

  test('16.13 a bot does not attack with the number that was named', () => {
    const table = talked(4, [4, 4, 1, 1, 5]);
    expect(table.events).toContainEqual({ type: 'moved', seat: 1, card: 2, from: 9, to: 7 });
    expect([table.hand(1), table.asked, table.leftOver]).toEqual([[1, 1, 4, 4, 5], 0, 0]);
  });

  test('16.13 nor does it move, push or dash with it: it passes', () => {
    const table = talked(2, [1, 1, 3, 3, 5]);
    expect(table.events).toContainEqual({ type: 'passed', seat: 1 });
    expect([table.spaces, table.hand(1)]).toEqual([
      [5, 9],
      [1, 1, 2, 3, 3, 5],
    ]);
  });

  test('16.13 nor strike with it', () => {
    const hands: [Hand, Hand] = [
      [1, 2, 3, 3, 5],
      [3, 3, 1, 1, 4],
    ];
    const table = solo('dummy', {
      edition,
      characters: ['degrey', 'degrey'],
      hands,
      spaces: [6, 10],
      draws: [3, 2],
    });
    table.play(use('troublesomeRhetoric', { card: 3 }), move(1, 'backward'));
    expect(table.events).toContainEqual({ type: 'moved', seat: 1, card: 2, from: 10, to: 8 });
  });

  test('16.13 it attacks with any other number, whatever it drew', () => {
    expect(talked(2, [4, 1, 3, 3, 5]).events).toContainEqual(
      expect.objectContaining({ type: 'attacked', seat: 1, card: 4, count: 1 }),
    );
  });
});

describe('attacked, it', () => {
  const hands: [Hand, Hand] = [
    [3, 3, 1, 1, 2],
    [1, 2, 4, 4, 5],
  ];

  test('16.4 draws a card and blocks with it if that helps', () => {
    const table = solo('dummy', { hands, spaces: [5, 8], draws: [3, 5, 4] }).play(attack(3, 1), DECLINE);
    expect(deeds(table).slice(0, 2)).toEqual(['cardsDrawn', 'blocked']);
    expect(table.state.tokens).toEqual([0, 0]);
  });

  test('16.4 is hit when it cannot block', () => {
    const table = solo('dummy', { hands, spaces: [5, 8], draws: [5, ...DEAL, 1] }).play(
      attack(3, 1),
      DECLINE,
    );
    expect(deeds(table).slice(0, 3)).toEqual(['cardsDrawn', 'hitTaken', 'roundEnded']);
    expect(table.state.tokens).toEqual([1, 0]);
  });

  test('16.5 retreats from a strike with the card it drew', () => {
    const table = solo('dummy', { hands: [hands[0], [2, 2, 4, 4, 5]], spaces: [5, 8], draws: [4, 5, 5] });
    table.play(dashingStrike(2, 1, 1), DECLINE);
    expect(table.events).toContainEqual({ type: 'retreated', seat: 1, card: 4, from: 8, to: 12 });
    expect(deeds(table)).toContain('recovered');
  });

  test('16.5 with the edge at its back is hit', () => {
    const table = solo('dummy', {
      hands: [hands[0], [2, 2, 4, 4, 5]],
      spaces: [15, 18],
      draws: [4, ...DEAL, 1],
    });
    table.play(dashingStrike(2, 1, 1), DECLINE);
    expect(table.state.tokens).toEqual([1, 0]);
  });
});

describe('Rook', () => {
  const struck: Setup = {
    hands: [
      [2, 1, 3, 3, 3],
      [4, 5, 3, 3, 3],
    ],
    spaces: [5, 8],
    characters: ['lum', 'rook'],
  };

  test('16.6 blocks with Rock Armor when a higher card can; chance decides which', () => {
    for (const [index, card] of ([2, 3, 4, 5] as const).entries()) {
      // Rook draws a 2, so 2, 3, 4 and 5 would block a 1; the dictated roll picks one of them.
      const table = new DuelTable({
        ...struck,
        bot: 'rook',
        draws: [2, ([1, 2, 3, 4, 5] as const)[index] ?? 1, 4, 4, 5, 5],
      });
      table.play(dashingStrike(2, 1, 1));
      expect(table.events).toContainEqual(
        expect.objectContaining({ type: 'abilityUsed', seat: 1, ability: 'rockArmor' }),
      );
      expect(table.events).toContainEqual({ type: 'blocked', seat: 1, card, count: 1 });
    }
  });

  test('16.6 keeps Rock Armor when only cards of the very number could block', () => {
    const hands = [
      [2, 1, 3, 3, 3],
      [1, 1, 1, 1, 1],
    ] as const;
    // From three spaces away, after a dash of 2: a 1, which the 1s block.
    const table = new DuelTable({ ...struck, hands, bot: 'rook', draws: [1, 4, 4, 4] });
    table.play(dashingStrike(2, 1, 1));
    expect(deeds(table)).toContain('blocked');
    expect(table.state.fighters[1]?.spent).not.toContain('rockArmor');
  });

  test('16.12 its abilities can be countered', () => {
    const setup: Setup = {
      ...struck,
      characters: ['grave', 'rook'],
      spaces: [6, 9],
      bot: 'rook',
      draws: [2, ...DEAL, 1],
    };
    const table = new DuelTable(setup).play(dashingStrike(2, 1, 1));
    expect(table.question).toBe('ability:foeAnnounces');
    table.play(use('reversal'));
    expect(deeds(table)).toContain('abilityCountered');
    expect(deeds(table)).not.toContain('blocked');
  });

  test('16.6 makes an attack with 1s unblockable', () => {
    const table = new DuelTable({
      hands: [
        [4, 1, 1, 4, 5],
        [3, 1, 2, 2, 5],
      ],
      spaces: [7, 12],
      characters: ['lum', 'rook'],
      bot: 'rook',
      draws: [4, 4],
    }).play(move(4, 'forward'));
    expect(table.events).toContainEqual({ type: 'abilityUsed', seat: 1, ability: 'windmillCrusher' });
    expect(table.choices.some(({ type }) => type === 'block')).toBe(false);
  });
});

test.each([
  ['16.11 the loser goes first (revised)', 'revised'],
  ['16.11 a bot that may choose goes first (v4.1)', 'v4.1'],
] as const)('%s', (_rule, edition) => {
  const hands: [Hand, Hand] = [
    [3, 1, 1, 2, 2],
    [1, 2, 4, 4, 5],
  ];
  const table = solo('dummy', { edition, hands, spaces: [5, 8], draws: [5, ...DEAL, 3] }).play(
    attack(3, 1),
    DECLINE,
  );
  expect(table.events).toContainEqual({ type: 'turnBegan', seat: 1 });
  expect(table.asked).toBe(0);
  expect(table.spaces).toEqual([1, 15]);
});

test('16.14 after a drawn round for which the bot chose, it goes first again (v4.1)', () => {
  const table = solo('dummy', { edition: 'v4.1', spaces: [4, 16], pile: 1, draws: [5, ...DEAL, 3] });
  table.state.chooser = seat(1);
  table.play(move(1, 'backward'));
  expect(table.eventOf('roundEnded')).toMatchObject({ reason: 'tie' });
  expect(deeds(table)).not.toContain('coinFlipped');
  // The bot has drawn a 3 and gone three spaces forward.
  expect([table.state.first, table.spaces, table.asked]).toEqual([1, [1, 15], 0]);
  expect(table.leftOver).toBe(0);
});

test('16.14, 3.7 after a drawn round that began with a coin there is a new coin (v4.1)', () => {
  const draws = [5, 'seat 0', ...DEAL] as const;
  const table = solo('dummy', { edition: 'v4.1', spaces: [4, 16], pile: 1, draws });
  table.play(move(1, 'backward'));
  expect(deeds(table)).toContain('coinFlipped');
  expect([table.state.first, table.asked, table.leftOver]).toEqual([0, 0, 0]);
});
