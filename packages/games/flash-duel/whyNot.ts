import { type Phrase, type Seat, unreachable } from '@riposte/kernel';
import { afterDash, gapAhead, gapsAhead, isAdjacent, isAtEdge } from './bridge.ts';
import { abilityOf } from './catalogue.ts';
import {
  ALL_CHOICES,
  BETRAYAL_CHOICES,
  type Choice,
  isMainAction,
  isReply,
  type MainAction,
  TEAM_CHOICES,
} from './choice.ts';
import { usable } from './hand.ts';
import type { AbilityId } from './ids.ts';
import { cards, fightOf } from './phrase.ts';
import { type Card, countOf, type Pile } from './pile.ts';
import { fighterOf } from './state.ts';
import type { View } from './view.ts';

/** Anything on the bridge may be wondered about, and any ability of the seat. */
export function wonders(view: View, seat: Seat): readonly Choice[] {
  const { abilities } = fighterOf(view, seat);
  if (abilities.length === 0) return ALL_CHOICES;
  const team = view.fighters.length > 2 ? TEAM_CHOICES : [];
  const betrayal = view.loyalty ? BETRAYAL_CHOICES : [];
  return [
    ...ALL_CHOICES,
    ...team,
    ...betrayal,
    ...abilities.map((ability): Choice => ({ type: 'use', ability })),
  ];
}

/** Why a choice is not possible now, from what the seat knows. */
export function whyNot(wondered: Choice, view: View, seat: Seat): Phrase {
  if (isReply(wondered) || wondered.type === 'pass') return { text: 'That is not asked now.', rule: '13.4' };
  if (isMainAction(wondered)) return whyNoAction(wondered, view, seat);
  const fight = fightOf(view);
  switch (wondered.type) {
    case 'goFirst':
      return { text: 'Who goes first is not yours to choose now.', rule: '3.5' };
    case 'takeHit':
      return { text: 'There is nothing to answer.', rule: '9.1' };
    case 'block':
      if (!fight) return { text: 'There is nothing to block.', rule: '9.1' };
      if (!fight.blockable) return { text: 'This cannot be blocked.', rule: '13.4' };
      if (wondered.card !== fight.needs || wondered.count !== fight.needsCount) {
        return { text: `Only ${cards(fight.needs, fight.needsCount)} can block this.`, rule: '9.3' };
      }
      return lacking(view, seat, wondered.card, wondered.count, '9.3');
    case 'retreat':
      if (!fight) return { text: 'There is nothing to retreat from.', rule: '9.2' };
      if (!fight.dashing) return { text: 'An attack cannot be retreated from.', rule: '9.1' };
      if (isAtEdge(view, seat))
        return { text: 'With the edge at your back you cannot retreat.', rule: '9.5' };
      return lacking(view, seat, wondered.card, 1, '9.4');
    case 'use':
      return whyNoAbility(wondered.ability, view, seat);
    case 'shareBlock':
      return { text: 'Nobody could play the rest of that block.', rule: '18.10' };
    case 'dashingBlock':
      return { text: 'You cannot dashing block that way now.', rule: '18.11' };
    case 'reveal':
    case 'claimLife':
      return { text: 'Only the traitor card could be shown, while nobody has seen it.', rule: '21.3' };
    case 'accuse':
      return { text: 'They cannot be accused, or not by you, or not now.', rule: '21.7' };
    case 'showHand':
      return { text: 'You cannot show your hand there now.', rule: '21.9' };
    default:
      return unreachable(wondered);
  }
}

function whyNoAbility(id: AbilityId, view: View, seat: Seat): Phrase {
  const { abilities, spent, usedAbility } = fighterOf(view, seat);
  const { name, text, moments } = abilityOf(view, id);
  if (!abilities.includes(id)) return { text: `${name} is not yours.`, rule: '13.3' };
  if (moments.includes('always')) return { text: `${name} is always on.`, rule: '13.13' };
  if (spent.includes(id)) return { text: `${name} lies face down until the next round.`, rule: '13.7' };
  if (usedAbility) return { text: 'You have used an ability this turn.', rule: '13.5' };
  return { text: `Its moment has not come, or you lack what it takes. ${text}`, rule: '13.4' };
}

function whyNoAction(wondered: Exclude<MainAction, { type: 'pass' }>, view: View, seat: Seat): Phrase {
  if (view.round === 0) return { text: 'The first round has not begun.', rule: '3.3' };
  if (fightOf(view)) return { text: 'First the attack must be answered.', rule: '4.2' };
  if (view.roundEnd) return { text: 'The next round has not begun.', rule: '3.5' };
  const gaps = gapsAhead(view, seat);
  const apart = gapAhead(view, seat);
  const { banned } = fighterOf(view, seat).effects;
  if (
    banned !== undefined &&
    (banned === wondered.card || ('dash' in wondered && banned === wondered.dash))
  ) {
    return { text: `${banned}s are no good for this action.`, rule: '13.4' };
  }
  switch (wondered.type) {
    case 'move':
      return lacking(view, seat, wondered.card, 1, '5.1');
    case 'push':
      if (!isAdjacent(view, seat))
        return { text: `You are ${spaces(apart)} apart; pushing needs 1.`, rule: '6.1' };
      return lacking(view, seat, wondered.card, 1, '6.2');
    case 'attack':
      if (!gaps.includes(wondered.card)) {
        return {
          text: `The distance is ${gaps.join(' or ')}, so only ${apart > 5 ? 'a dashing strike could reach' : `${gaps.filter((gap) => gap <= 5).join('s or ')}s attack`}.`,
          rule: '7.1',
        };
      }
      return lacking(view, seat, wondered.card, wondered.count, '7.2');
    case 'dashingStrike': {
      if (isAdjacent(view, seat))
        return { text: 'Next to the opponent there is no room to dash.', rule: '8.3' };
      const after = gaps.map((gap) => afterDash(gap, wondered.dash, apart));
      if (!after.includes(wondered.card)) {
        return {
          text: `After a dash of ${wondered.dash} the distance is ${after.join(' or ')}, so ${wondered.card}s do not reach.`,
          rule: '8.1',
        };
      }
      if (countOf(handOf(view, seat), wondered.dash) === 0)
        return lacking(view, seat, wondered.dash, 1, '8.1');
      const needed = wondered.count + (wondered.dash === wondered.card ? 1 : 0);
      return lacking(view, seat, wondered.card, needed, '8.1');
    }
    default:
      return unreachable(wondered);
  }
}

function lacking(view: View, seat: Seat, card: Card, needed: number, rule: string): Phrase {
  const held = countOf(handOf(view, seat), card);
  if (held >= needed) return { text: 'Nothing is asked of you now.', rule: '4.1' };
  return {
    text: `You hold ${held === 0 ? `no ${card}` : cards(card, held)}; this needs ${cards(card, needed)}.`,
    rule,
  };
}

function handOf(view: View, seat: Seat): Readonly<Pile> {
  const { hand = [], open } = fighterOf(view, seat);
  return usable({ hand, open });
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}
