import type { Tools } from '@riposte/kernel';
import { OFF } from './board.ts';
import { abilityOf, spend } from './character.ts';
import { supernova } from './characters/armazi.ts';
import { hypnosis } from './characters/ebue.ts';
import { swap, swapBack, swapBackChoices } from './characters/kruber.ts';
import { heal } from './characters/medea.ts';
import { imitate } from './characters/octor.ts';
import { freeze } from './characters/tsiva.ts';
import { steal } from './characters/varas.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { figureOf, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';

const LISTS = { supernova, hypnosis, steal, heal, freeze, swap } as const;

/** RULES 16.1, 16.2: what abilities a figure may use now. */
export function abilityChoices(state: State, vars: TurnVars): readonly Choice[] {
  const { seat, imitated } = vars;
  const figure = figureOf(state, seat);
  const ability = abilityOf(figure);
  const own =
    figure.cooldown === 0 && ability in LISTS ? LISTS[ability as keyof typeof LISTS].list(state, seat) : [];
  // RULES 6.14: in a sector only Medea's ability is of use.
  if (figure.square === OFF) return ability === 'heal' ? own : [];
  const copies = figure.character === 'octor' && !imitated ? imitate.list(state, seat) : [];
  return [...own, ...copies, ...swapBackChoices(state, vars)];
}

/** Uses an ability; `false` when the choice is none. */
export function useAbility(table: Tools<State, Event>, vars: TurnVars, choice: Choice): boolean {
  const { seat } = vars;
  const figure = figureOf(table.state, seat);
  switch (choice.type) {
    case 'imitate':
      imitate.use(table, seat, choice);
      vars.imitated = true;
      return true;
    case 'swapBack':
      swapBack(table, vars);
      break;
    case 'swap':
      vars.swappedWith = choice.with;
      vars.home = figure.square;
      spend(figure);
      swap.use(table, seat, choice);
      break;
    case 'supernova':
      spend(figure);
      supernova.use(table, seat, choice);
      break;
    case 'hypnosis':
      spend(figure);
      hypnosis.use(table, seat, choice);
      break;
    case 'steal':
      spend(figure);
      steal.use(table, seat, choice);
      break;
    case 'heal':
      spend(figure);
      heal.use(table, seat, choice);
      break;
    case 'freeze':
      spend(figure);
      freeze.use(table, seat, choice);
      break;
    default:
      return false;
  }
  vars.imitated = false;
  return true;
}
