import { useLingui } from '@lingui/react/macro';
import { abilityOf, backFrom, type Choice, forwardFrom, isAbilityId, type View } from '@riposte/flash-duel';
import type { Seat, SeatNames } from '@riposte/kernel';
import type { Family } from './answers.ts';

type Say = (choice: Choice, view: View, names: SeatNames) => { readonly text: string };

/**
 * Answers short enough for a button: where a step leads is what a player wants to know of it, and with which
 * card, unless that has been lifted.
 */
export function useAnswerText(say: Say, view: View, seat: Seat, names: SeatNames, isCardKnown: boolean) {
  const { t } = useLingui();
  const answerText = (choice: Choice): string => {
    switch (choice.type) {
      case 'move': {
        const { card, direction } = choice;
        const space = (direction === 'forward' ? forwardFrom : backFrom)(view, seat, card);
        if (space === view.fighters[seat]?.space) return t`Stay on ${space}, playing a ${card}`;
        if (isCardKnown) return direction === 'forward' ? t`Forward to ${space}` : t`Go back to ${space}`;
        return direction === 'forward'
          ? t`Forward to ${space} with a ${card}`
          : t`Go back to ${space} with a ${card}`;
      }
      case 'retreat': {
        const back = backFrom(view, seat, choice.card);
        return isCardKnown ? t`Retreat to ${back}` : t`Retreat to ${back} with a ${choice.card}`;
      }
      case 'push':
        return t`Push away by ${choice.card}`;
      default:
        return say(choice, view, names).text;
    }
  };
  const familyText = (family: string): string => {
    switch (family as Family) {
      case 'attack':
        return t`Attack`;
      case 'strike':
        return t`Dash and strike`;
      case 'block':
        return t`Block`;
      case 'push':
        return t`Push`;
      case 'retreat':
        return t`Retreat`;
      case 'move':
        return t`Move`;
      case 'forward':
        return t`Move forward`;
      case 'backward':
        return t`Move back`;
      case 'abilities':
        return t`Abilities`;
      case 'share':
        return t`Block in part`;
      case 'dashingBlock':
        return t`Dash in and block`;
      case 'other':
        return t`More`;
      case 'quiet':
        return t`Otherwise`;
      default: {
        const ability = family.slice('use:'.length);
        return isAbilityId(ability) ? abilityOf(view, ability).name : family;
      }
    }
  };
  return { answerText, familyText };
}
