import { type Phrase, type Seat, varsOf } from '@riposte/kernel';
import type { Choice } from './choice.ts';
import { type ConsumableId, POTIONS, type PotionId } from './ids.ts';
import { figureOf, MOST_HEALTH } from './state.ts';
import type { TurnVars } from './turnVars.ts';
import type { View } from './view.ts';

const REASONS: Readonly<Record<Choice['type'], Phrase>> = {
  character: { text: 'Characters are chosen before the game begins, each once.', rule: '3.2' },
  neighbour: { text: 'Only Octor begins with a copy, of a seat beside.', rule: '3.6' },
  roll: { text: 'The dice are thrown once in a turn.', rule: '5.4' },
  use: { text: 'A card is used from an active slot, at its time.', rule: '4.2' },
  openExtra: { text: 'One extra chest may be opened in a turn of yours.', rule: '7.2' },
  go: { text: 'A movement uses the whole number, or ends on a chest.', rule: '6.5' },
  walk: { text: 'You move once in your turn, after the dice.', rule: '5.5' },
  skip: { text: 'You may skip once the dice are thrown, instead of moving.', rule: '6.11' },
  stay: { text: 'A figure that can move moves, or skips.', rule: '6.10' },
  teleport: {
    text: 'A Teleport leads to a vacant square of your row or column, at most 8 away.',
    rule: '11.7',
  },
  step: { text: 'A step leads to a square beside that you can pay and have not entered.', rule: '6.4' },
  stop: { text: 'Only on a chest may a movement stop early.', rule: '6.6' },
  shoot: {
    text: 'Shoot after the movement, with a loaded weapon, at an enemy in range and clear view.',
    rule: '9.1',
  },
  reroll: { text: 'Only with a Strike option are dice thrown again.', rule: '10.3' },
  reload: {
    text: 'Reloading is a main action after the movement, for weapons that lie face down.',
    rule: '5.11',
  },
  rearrange: { text: 'Rearranging is a main action after the movement.', rule: '5.12' },
  barrier: { text: 'A barrier needs five vacant squares in a line, one of them next to you.', rule: '13.4' },
  lightning: { text: 'Ball lightning needs a vacant square next to you.', rule: '13.5' },
  throw: { text: 'Throw after the movement, at an enemy in range and clear view.', rule: '14.1' },
  end: { text: 'A turn may be ended after the movement.', rule: '5.9' },
  keep: { text: 'There is no new card to place, or no empty slot.', rule: '4.5' },
  replace: { text: 'A card is replaced only where no slot is empty.', rule: '4.6' },
  leave: { text: 'A card is left only where no slot is empty.', rule: '4.6' },
  supernova: { text: 'Supernova needs an enemy within range 2, and a cooldown of 0.', rule: '16.5' },
  hypnosis: { text: 'Hypnosis needs an enemy within range 5, and a cooldown of 0.', rule: '16.6' },
  put: { text: 'A hypnotised figure goes to a vacant square next to you.', rule: '16.6' },
  steal: { text: 'Steal needs an enemy with a card within range 3, and a cooldown of 0.', rule: '16.8' },
  heal: { text: 'Heal needs a cooldown of 0.', rule: '16.9' },
  freeze: { text: 'Freezing vortex needs an enemy within range 3, and a cooldown of 0.', rule: '16.10' },
  imitate: { text: 'Octor copies from a figure within range 3.', rule: '16.11' },
  swap: { text: 'Eye contact needs an enemy within range 6, and a cooldown of 0.', rule: '16.13' },
  revive: {
    text: 'Revive next to the banner of your team mate, with a healing card, instead of the main action.',
    rule: '17.8',
  },
  trade: { text: 'Trade after the movement, next to your team mate.', rule: '17.10' },
  give: { text: 'Only in a trade do cards change hands.', rule: '17.10' },
  take: { text: 'Only in a trade do cards change hands.', rule: '17.10' },
  propose: { text: 'Both mats must hold what comes.', rule: '17.10' },
  callOff: { text: 'There is no trade to call off.', rule: '17.10' },
  agree: { text: 'No trade is proposed to you.', rule: '17.10' },
  refuse: { text: 'No trade is proposed to you.', rule: '17.10' },
  swapBack: { text: 'You may swap back in the turn of the swap, while neither has moved.', rule: '16.14' },
};

/** Why a choice is not possible now. */
export function whyNot(choice: Choice, view: View, seat: Seat): Phrase {
  const turn = varsOf<TurnVars>(view.stack, 'turn');
  const usual = REASONS[choice.type] ?? { text: 'There is no such thing to choose.' };
  if (turn?.seat !== seat) return usual;
  const figure = figureOf(view, seat);
  if (choice.type === 'skip' && turn.dice.length > 0) {
    if (turn.dice[0] === turn.dice[1]) return { text: 'After a double there is no skip.', rule: '6.11' };
    if (figure.skipped) return { text: 'You skipped in your last turn.', rule: '6.11' };
  }
  if (choice.type === 'openExtra' && figure.extraChests === 0)
    return { text: 'You have no extra chest.', rule: '7.2' };
  if (choice.type !== 'use') return usual;
  return whyNotUse(choice.card as ConsumableId, view, seat, turn) ?? usual;
}

function whyNotUse(card: ConsumableId, view: View, seat: Seat, turn: TurnVars): Phrase | undefined {
  const { consumables, pack, burnt, health } = figureOf(view, seat);
  if (turn.consumable) return { text: 'One consumable may be used in a turn.', rule: '5.8' };
  if (!consumables.includes(card) && pack.includes(card))
    return { text: 'A card in the backpack must be active first.', rule: '4.2' };
  if (!POTIONS.includes(card as PotionId)) return undefined;
  if (burnt) return { text: 'You are burnt: no healing card in this turn.', rule: '16.15' };
  if (health === MOST_HEALTH) return { text: 'You have full health.', rule: '5.13' };
  return turn.dice.length > 0 ? { text: 'Potions are used before the dice.', rule: '11.1' } : undefined;
}
