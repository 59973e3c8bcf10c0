import { useLingui } from '@lingui/react/macro';
import { type AbilityId, abilityOf, type Choice, fightOf, type Moment, type View } from '@riposte/flash-duel';
import type { Seat, SeatNames } from '@riposte/kernel';

/** The line of a question that only asks whether to use an ability: what has just happened, and which one fits. */
export function useMoment(view: View, names: SeatNames) {
  const { t } = useLingui();
  return (question: string, choices: readonly Choice[]): string => {
    const happened = happening(question.slice('ability:'.length) as Moment);
    const fitting = new Set(
      choices.flatMap((choice) => (choice.type === 'use' ? [abilityOf(view, choice.ability).name] : [])),
    );
    const [only] = fitting;
    if (fitting.size === 0) return t`${happened} You have no ability that fits.`;
    return fitting.size === 1 ? t`${happened} Use ${only}?` : t`${happened} Use an ability?`;
  };

  function happening(moment: Moment): string {
    const fight = fightOf(view);
    const attacker = fight ? names(fight.attacker) : '';
    const defender = fight ? names(fight.defender) : '';
    const turn = names(view.active);
    switch (moment) {
      case 'recovering':
        return t`You should recover this turn.`;
      case 'youPush':
        return t`You have pushed.`;
      case 'youAttack':
        return t`You attack ${defender}.`;
      case 'youStrike':
        return t`You strike ${defender}.`;
      case 'youBlock':
        return t`You have blocked ${attacker}.`;
      case 'foeBlocks':
        return t`${defender} has blocked you.`;
      case 'foeRetreats':
        return t`${defender} has retreated from you.`;
      case 'hit':
        return t`You have been hit.`;
      case 'foeFalls':
        return t`An opponent is defeated.`;
      case 'foeAnnounces':
        return announced();
      case 'endOfTurn':
        return t`Your turn ends; you have not drawn yet.`;
      case 'endOfFoeTurn':
        return t`${turn} is about to draw.`;
      case 'timeOver':
        return t`The last card was drawn.`;
      case 'startOfTurn':
      case 'mainAction':
        return t`It is your turn.`;
      case 'attacked':
      case 'struck':
        return t`${attacker} comes at you.`;
      case 'allyThreatened':
        return t`${defender} is attacked.`;
      case 'always':
        return '';
    }
  }

  function announced(): string {
    const frame = view.stack.findLast(({ procedure }) => procedure === 'announce');
    if (!frame) return '';
    const { seat, ability } = frame.vars as { readonly seat: Seat; readonly ability: AbilityId };
    const who = names(seat);
    const what = abilityOf(view, ability).name;
    return t`${who} uses ${what}.`;
  }
}
