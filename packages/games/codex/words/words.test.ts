import { readFileSync } from 'node:fs';
import { fastRandom, parseRulebook, roll, rulesOf, type Seat, seat } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choice.ts';
import { defendersOf, obstacleOf } from '../defenders.ts';
import { codex } from '../index.ts';
import { isFighter } from '../kinds.ts';
import { COUNTED, totalOf } from '../making.ts';
import { DUEL, type Options } from '../options.ts';
import { ledgerOf, sheetOf } from '../sheet.ts';
import type { State } from '../state.ts';
import { type Half, Scene } from '../testing/scene.ts';
import { viewOf } from '../view.ts';
import {
  buildPriceMade,
  heroLimitMade,
  keywordsOf,
  keywordText,
  numbersOf,
  numberText,
  priceMade,
} from './numbers.ts';
import { whyNotAimed } from './whyNot.ts';

const RULES = new Set(
  rulesOf(parseRulebook(readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'))).map(
    ({ number }) => number,
  ),
);
const names = (one: Seat) => ['You', 'Bo'][one] ?? '';

/** The numbers of a thing in words, as Ann sees them. */
function told(scene: Scene, side: number, card: string): readonly string[] {
  return numbersOf(viewOf(scene.state, seat(0)), scene.row(side, card).id).map(numberText);
}

describe('what makes a number', () => {
  test('13.2 printed, runes and the slot add up to ATK', () => {
    const scene = new Scene({}, { play: [{ card: 'tenderfoot', slotName: 'elite', runes: 1, damage: 1 }] });
    expect(told(scene, 1, 'tenderfoot')).toEqual([
      'ATK 3: 1 printed, 1 rune, 1 elite',
      'HP 2: 2 printed, 1 rune, -1 damage',
    ]);
  });

  test('8.4, 9.9 armor of a squad leader, and what of it is used', () => {
    const scene = new Scene({}, { play: [{ card: 'tenderfoot', slotName: 'squad leader', armorUsed: 1 }] });
    expect(told(scene, 1, 'tenderfoot')).toContain('Armor 0: 1 squad leader, -1 armor used');
  });

  test('13.2 cards in play are named, and so is what they grant', () => {
    const play = ['grounded-guide', 'nimble-fencer', 'iron-man'];
    const scene = new Scene({ play });
    expect(told(scene, 0, 'iron-man')).toContain('ATK 4: 3 printed, 1 Grounded Guide');
    expect(told(scene, 0, 'nimble-fencer')).toEqual([
      'ATK 4: 2 printed, 2 Grounded Guide',
      'HP 4: 3 printed, 1 Grounded Guide',
    ]);
    const view = viewOf(scene.state, seat(0));
    expect(keywordsOf(view, scene.row(0, 'nimble-fencer').id).map(keywordText)).toEqual([
      'haste (Nimble Fencer)',
    ]);
  });

  test('13.3 what looks at others counts as it does in the second round only', () => {
    const heroes = ['master-midori', 'calamandra-moss', 'troq-bashar'];
    const midori = { card: 'master-midori', level: 5 };
    const play = ['tiger-cub', 'iron-man', midori, 'calamandra-moss', 'behind-the-ferns'];
    const scene = new Scene({ heroes, deckColor: 'green', play });
    expect(told(scene, 0, 'tiger-cub')[0]).toBe('ATK 2: 2 printed');
    expect(told(scene, 0, 'iron-man')[0]).toBe('ATK 4: 3 printed, 1 Master Midori');
    const view = viewOf(scene.state, seat(0));
    expect(keywordsOf(view, scene.row(0, 'tiger-cub').id).map(keywordText)).toEqual([
      'stealth (Behind the Ferns)',
    ]);
  });

  test('13.2 less than nothing is 0, and says so', () => {
    const river = { card: 'river-montoya', level: 5 };
    const scene = new Scene({ play: [river], hand: ['discord'] }, { play: ['tenderfoot'] }).do(
      'Play Discord',
    );
    expect(told(scene, 1, 'tenderfoot')[0]).toBe('ATK 0: 1 printed, -2 Discord, 1 never below 0');
  });

  test('5.16 a price names what lowers it', () => {
    const scene = new Scene({ play: [{ card: 'river-montoya', level: 5 }], hand: ['tenderfoot'] });
    const view = viewOf(scene.state, seat(0));
    expect(numberText(priceMade(view, seat(0), 'tenderfoot'))).toBe('Cost 0: 1 printed, -1 River Montoya');
  });

  test('6.4, 6.7 a building names what it costs more or less', () => {
    const heroes = ['captain-zane', 'master-midori'];
    const scene = new Scene({ heroes, workers: 6 });
    const view = viewOf(scene.state, seat(0));
    const made = buildPriceMade(view, seat(0), 'tech-i-building');
    expect(made && numberText(made)).toBe('Cost 2: 1 printed, 1 several colors');
    expect(buildPriceMade(view, seat(0), 'tech-ii-building')).toBeUndefined();
  });

  test('4.5 the hero limit names its buildings', () => {
    const play = ['tech-i-building', 'tech-ii-building', 'heroes-hall'];
    const view = viewOf(new Scene({ play }).state, seat(0));
    expect(numberText(heroLimitMade(view, seat(0)))).toBe(
      'Hero limit 3: 1 every player, 1 Tech II Building, 1 Heroes’ Hall',
    );
  });
});

const WAYS: readonly Options[] = [
  { ...DUEL, game: 'basic', heroes: 'dealt' },
  { ...DUEL, game: 'standard', heroes: 'dealt' },
];

/** Looks at every position of a few random games. */
function along(look: (state: State) => void): void {
  for (const [number, options] of [...WAYS, ...WAYS].entries()) {
    const random = fastRandom(number + 7);
    const { state } = codex.setup(options, 2, fastRandom(number));
    for (let [open] = codex.decisions(state); open; [open] = codex.decisions(state)) {
      look(state);
      codex.applyInPlace(state, open.seat, open.choices[roll(random, open.choices.length)] as Choice);
    }
  }
}

/** Collects what is wrong: a call of `expect` for each of a hundred thousand things would take a minute. */
class Faults {
  readonly found: string[] = [];

  check(isRight: boolean, what: string): void {
    if (!isRight) this.found.push(what);
  }

  none(): void {
    expect(this.found).toEqual([]);
  }
}

test('shares add up to the number, for every thing at every moment of whole games', () => {
  const faults = new Faults();
  along((state) => {
    const ledger = ledgerOf(state);
    for (const row of sheetOf(state).rows) {
      const making = ledger.makingOf(row.id);
      for (const counted of COUNTED)
        faults.check(totalOf(making?.shares[counted] ?? []) === row[counted], `${row.entry.id} ${counted}`);
    }
  });
  faults.none();
});

test('whatever a player wonders about is answered with a rule that there is', () => {
  const faults = new Faults();
  const rules = new Set<string>();
  along((state) => {
    for (const one of [seat(0), seat(1)]) {
      const view = viewOf(state, one);
      for (const choice of codex.words.wonders(view, one)) {
        const { text, rule = '' } = codex.words.whyNot(choice, view, one);
        faults.check(/^[A-Z].*\.$/.test(text) && RULES.has(rule), `${choice.type}: ${rule} ${text}`);
        rules.add(rule);
      }
    }
  });
  faults.none();
  expect(rules.size).toBeGreaterThan(12);
});

test('7.2 to 7.5 what keeps an attacker from a defender is told exactly where the attack is not listed', () => {
  const faults = new Faults();
  let obstacles = 0;
  along((state) => {
    const { rows } = sheetOf(state);
    for (const attacker of rows.filter(isFighter)) {
      const open = new Set(defendersOf(state, attacker).map(({ id }) => id));
      for (const row of rows.filter(({ controller }) => controller !== attacker.controller)) {
        const obstacle = obstacleOf(state, attacker, row);
        faults.check((obstacle === undefined) === open.has(row.id), `${attacker.entry.id}, ${row.entry.id}`);
        if (obstacle) obstacles += 1;
      }
    }
  });
  faults.none();
  expect(obstacles).toBeGreaterThan(100);
});

test('questions, choices and events name rules and never the names of the program', () => {
  const faults = new Faults();
  const seen = new Set<string>();
  const said = (text: string) =>
    faults.check(!/undefined|[a-z]\.[a-z]|[a-z]Chosen|\d\.\w/.test(text) && text !== '', text);
  along((state) => {
    for (const decision of codex.decisions(state)) {
      const view = viewOf(state, decision.seat);
      const { text, rule = '' } = codex.words.question(decision, view, names);
      seen.add(decision.question);
      faults.check(RULES.has(rule), `${text} has rule ${rule}`);
      said(text);
      for (const choice of decision.choices) {
        said(codex.words.choice(choice, view, names).text);
        faults.check(/^[A-Z]/.test(codex.words.group?.(choice, view) ?? ''), `no group of ${choice.type}`);
      }
      const [first] = decision.choices;
      if (!first) continue;
      for (const { event } of codex.advance(state, decision.seat, first).events) {
        const { text: sentence, rule: behind = '' } = codex.words.event(event, names);
        faults.check(/^[A-Z0-9].*\.$/.test(sentence) && RULES.has(behind), sentence);
        said(sentence.slice(0, -1));
      }
    }
  });
  faults.none();
  expect(seen.size).toBeGreaterThan(6);
});

const ATTACK: Half = { play: ['iron-man', { card: 'tenderfoot', fresh: true }], gold: 0, workers: 5 };

/** Why a choice is not possible for Ann. */
function why(scene: Scene, choice: Choice): string {
  const { text, rule } = codex.words.whyNot(choice, viewOf(scene.state, seat(0)), seat(0));
  return `${rule} ${text}`;
}

test.each<[what: string, choice: (scene: Scene) => Choice, answer: string]>([
  [
    'fatigue',
    (scene) => ({ type: 'attack', thing: scene.row(0, 'tenderfoot').id }),
    '5.3 It has arrival fatigue.',
  ],
  [
    'workers',
    () => ({ type: 'build', building: 'tech-i-building' }),
    '6.1 It needs 6 workers, and you have 5.',
  ],
  ['gold', () => ({ type: 'build', building: 'tower' }), '6.1 It costs 3 gold, and you have 0.'],
  ['a hero', () => ({ type: 'summon', hero: 'troq-bashar' }), '4.3 It costs 2 gold, and you have 0.'],
  ['another’s hero', () => ({ type: 'summon', hero: 'captain-zane' }), '2.1 You do not lead that hero.'],
  ['a tower', () => ({ type: 'detect', thing: 1 }), '6.12 You have no working tower.'],
  ['nothing', () => ({ type: 'pass' }), '11.2 Something has to be chosen.'],
])('a player learns why not: %s', (_what, choice, answer) => {
  const scene = new Scene(ATTACK);
  expect(why(scene, choice(scene))).toBe(answer);
});

test('7.2, 7.3 a player learns who stands in the way of an attack', () => {
  const elite = { card: 'centaur', slotName: 'elite' } as const;
  const scene = new Scene(ATTACK, { play: [{ card: 'tenderfoot', slotName: 'scavenger' }, elite] });
  scene.do('Attack with your Iron Man');
  const base: Choice = { type: 'pick', thing: scene.row(1, 'base').id };
  expect(why(scene, base)).toBe('7.3 Tenderfoot patrols and stops the attack.');
  // Before a squad leader there is one thing to attack, and nobody is asked.
  const led = new Scene(ATTACK, { play: [{ card: 'older-brother', slotName: 'squad leader' }, elite] });
  const obstacle = obstacleOf(led.state, led.row(0, 'iron-man'), led.row(1, 'centaur'));
  expect(obstacle).toMatchObject({ type: 'patroller', patroller: { entry: { id: 'older-brother' } } });
});

test('a question says whose it is', () => {
  const scene = new Scene({ play: ['troq-bashar', 'iron-man', 'older-brother'], hand: ['wither'] });
  const asked = () => {
    const [decision] = codex.decisions(scene.state);
    if (!decision) throw new Error('nothing is asked');
    return codex.words.question(decision, viewOf(scene.state, decision.seat), names);
  };
  scene.do('Play Wither');
  expect(asked()).toEqual({ text: 'Wither: Which target?', rule: '10.1' });
  scene.do('Your Older Brother', 'Set the patrol');
  expect(asked()).toEqual({ text: 'Who patrols as squad leader (attacked first, 1 armor)?', rule: '8.4' });
});

test('events say whose things they speak of', () => {
  const scene = new Scene({ play: ['iron-man'] }).do('Attack with your Iron Man');
  const texts = scene.events.map((event) => codex.words.event(event, names).text);
  expect(texts).toContain('Your Iron Man attacked Bo’s Base.');
  expect(texts).toContain('Bo’s Base took 3 damage from Iron Man.');
});

test('who reads is said by the names: to others a choice names whose things it speaks of', () => {
  const scene = new Scene({ play: ['iron-man'] });
  const [decision] = codex.decisions(scene.state);
  const view = viewOf(scene.state, seat(0));
  const read = (first: string) =>
    decision?.choices.map((choice) => codex.words.choice(choice, view, () => first).text);
  expect(read('You')).toContain('Attack with your Iron Man');
  expect(read('Ann')).toContain('Attack with Ann’s Iron Man');
  expect(read('Ann')?.join()).not.toMatch(/\byour?\b/i);
});

test('7.2 while an attacker is only considered, it is the squad leader that keeps it from all others', () => {
  const scene = new Scene(
    { play: ['marauder'] },
    {
      play: [
        { card: 'older-brother', slotName: 'elite' },
        { card: 'gigadon', slotName: 'squad leader' },
        'iron-man',
        { card: 'fairie-dragon', slotName: 'scavenger' },
      ],
    },
  );
  const view = viewOf(scene.state, seat(0));
  const attacker = scene.row(0, 'marauder').id;
  const reasons = ['iron-man', 'older-brother', 'base'].map(
    (card) => whyNotAimed(view, attacker, scene.row(1, card).id).text,
  );
  expect(new Set(reasons)).toEqual(new Set(['The squad leader Gigadon has to be attacked first.']));
});

test('6.3, 6.10 who chooses a spec is told for which building', () => {
  const asked = (half: Half) => {
    const scene = new Scene({ ...half, gold: 10, workers: 10 });
    const [decision] = codex.decisions(scene.state);
    return (
      decision && codex.words.question({ ...decision, question: 'spec' }, viewOf(scene.state, seat(0)), names)
    );
  };
  expect(asked({})?.text).toBe('Which spec does your tech II building serve?');
  expect(asked({ tech: 'bashing' })?.text).toBe('Which spec does your tech lab add?');
});
