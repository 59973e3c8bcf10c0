import { expect, test } from 'vitest';
import { plantLeaks, retold, runTrials, TrialFault } from './index.ts';
import { type Event, highCard, type TellDeal } from './testing/highCard.ts';

// A newcomer's game must fall where it leaks, however the newcomer tells of what is shown.

const TRIALS = [{ name: 'High Card', options: {} }];
/** Seconds of processor time: the leaks below fall in the first pairs. */
const SECONDS = 0.5;

const toOne: TellDeal = (seat, cards) => [
  { type: 'dealt', seat, cards },
  { to: [seat], others: { type: 'dealt', seat }, shows: true },
];

function tried(tellDeal: TellDeal) {
  const used = () => process.threadCpuUsage().user / 1e6;
  return () => runTrials(highCard(tellDeal), TRIALS, { seconds: SECONDS, seed: 0, used });
}

test('a deal that is told to its seat passes its trials', () => {
  expect(tried(toOne)()[0]?.pairs).toBeGreaterThan(100);
});

test.each<[what: string, tellDeal: TellDeal, fault: RegExp]>([
  [
    'that is told to everybody',
    (seat, cards) => [{ type: 'dealt', seat, cards }],
    /^High Card, pairs \d+: high-card, pair \d+: .* can tell two games apart/s,
  ],
  [
    'that is told to everybody, and is said to show it to its seat only',
    (seat, cards) => [{ type: 'dealt', seat, cards }, { shows: [seat] }],
    /can tell two games apart/,
  ],
  [
    'that is told to everybody, and is said to show it to everybody',
    (seat, cards) => [{ type: 'dealt', seat, cards }, { shows: true }],
    /^High Card, pairs \d+: high-card, pair \d+: .* is shown what stands in no view of theirs/s,
  ],
  [
    'whose cards the others are told, too',
    (seat, cards) => [
      { type: 'dealt', seat, cards },
      { to: [seat], others: { type: 'dealt', seat, cards }, shows: true },
    ],
    /can tell two games apart/,
  ],
  [
    'that nobody is said to be shown',
    (seat, cards) => [
      { type: 'dealt', seat, cards },
      { to: [seat], others: { type: 'dealt', seat } },
    ],
    /can tell two games apart/,
  ],
])('a deal %s fails by name', (_what, tellDeal, fault) => {
  expect(tried(tellDeal)).toThrow(TrialFault);
  expect(tried(tellDeal)).toThrow(fault);
});

test('every leak that is planted in it is found', () => {
  const findings = plantLeaks(highCard(toOne), TRIALS, { pairs: 60 });
  expect(findings.filter(({ verdict }) => verdict !== 'found')).toEqual([]);
});

test('leaks that its pairs are blind to are named', () => {
  // Every letter begins with something that is said to show everybody something: any difference is excused.
  const tick = { event: { type: 'tick' } as unknown as Event, shows: true };
  const blind = retold(highCard(toOne), (told) => [tick, ...told]);
  const findings = plantLeaks(blind, TRIALS, { pairs: 60 });
  expect(findings.filter(({ verdict }) => verdict === 'not found')).toContainEqual({
    what: 'a view shows the next results of chance',
    verdict: 'not found',
    why: expect.stringMatching(/^in \d+ pairs, though \d+ of \d+ pairs met what it could travel by$/),
  });
});

test('where no event has an audience there is nothing to lose one in', () => {
  const unsaid: TellDeal = (seat) => [{ type: 'dealt', seat }, { shows: true }];
  const findings = plantLeaks(highCard(unsaid), TRIALS, { pairs: 60 });
  expect(findings.filter(({ verdict }) => verdict === 'nothing to find it in').map(({ why }) => why)).toEqual(
    [
      'every event shows something',
      'every event shows something',
      'no event has an audience',
      'the deal shows nobody a secret',
    ],
  );
});
