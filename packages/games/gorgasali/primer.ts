import type { Options } from './options.ts';

/** The game in a few sentences, for a player who has never played it. */
export default function primer({ fourthZone, mode, pace }: Options): readonly string[] {
  return [
    'Each player leads one figure with 100 health across an island of 30 by 30 squares. The last figure that lives wins.',
    'In a turn two dice are thrown, and the figure moves by their sum, square by square; forest and mountain cost 2, water 3. On a chest it may stop: it holds two support cards and a weapon.',
    'After the movement: one main action (shoot, reload, rearrange the backpack), one defensive card, one throwable. A weapon that was fired lies face down until it is reloaded.',
    `After rounds ${pace === 'quick' ? '3, 6, 9 and 12' : fourthZone ? '5, 10, 15 and 20' : '5, 10 and 15'} a zone of the island becomes inactive, from the rim inwards: each square of it that you enter costs health.`,
    ...(mode === 'duo'
      ? [
          'Two play together, half a round apart, and win together. A healing card revives a fallen team mate; next to each other you may trade.',
        ]
      : []),
    'Each character has an ability of its own. All mats are open. Who brings a figure down takes its cards.',
  ];
}
