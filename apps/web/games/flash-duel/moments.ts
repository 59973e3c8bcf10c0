import type { Moments } from '../../e2e/positions.ts';

/** Where pictures and tests look for the moments of Flash Duel: every way it is played. */
const moments: Moments = {
  variants: [
    { name: 'simple', options: { mode: 'simple' } },
    { name: 'simple-v4.1', options: { mode: 'simple', edition: 'v4.1' } },
    { name: 'full', options: { mode: 'full' } },
    { name: 'blind', options: { mode: 'full', selection: 'double-blind' } },
    { name: 'clockwork', options: { mode: 'clockwork' } },
    { name: 'solo', options: { mode: 'solo', bot: 'dragon' } },
    { name: 'team', options: { mode: 'team' } },
    { name: 'raid', options: { mode: 'raid', mortals: 3 } },
    { name: 'betrayal', options: { mode: 'betrayal' } },
  ],
  dull: ['takeHit', 'decline', 'pass', 'nameNone', 'keepAll'],
  shown: ['roundEnded'],
  main: 'mainAction',
  usual: [
    'mainAction',
    'answerAttack',
    'answerStrike',
    'character',
    'draft',
    'swap',
    'help',
    'offer:treason',
    'offer:accuse',
    'waiting',
    'roundEnded',
    'over',
  ],
  inWords: ['mainAction', 'answerStrike', 'offer:accuse', 'over'],
};

export default moments;
