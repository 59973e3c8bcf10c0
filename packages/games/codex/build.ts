import type { Ask, Seat } from '@riposte/kernel';
import { isLasting } from './ask.ts';
import { arrive, named } from './board.ts';
import { entryOf } from './catalogue.ts';
import type { Choice, Question } from './choice.ts';
import { type CardId, type Spec, TECH_BUILDINGS, TECH_LAB } from './ids.ts';
import { mapRules } from './maps.ts';
import { count } from './play.ts';
import { buildPrice, isBuilt, levelOfBuilding } from './price.ts';
import { playerOf, rules, type State } from './state.ts';

interface BuildVars {
  readonly seat: Seat;
  readonly building: CardId;
}

/** The specs that may be chosen now, for the tech II building first, then for the lab (RULES 6.3, 6.10). */
function openSpecs(
  state: State,
  seat: Seat,
): { readonly for: 'tech' | 'lab'; readonly specs: readonly Spec[] } | undefined {
  if (state.options.game === 'basic') return undefined;
  const { spec, labSpec, heroes } = playerOf(state, seat);
  const isFor = spec === 'none' ? 'tech' : 'lab';
  if (isFor === 'lab' && labSpec !== 'none') return undefined;
  const hasLab = isBuilt(state, seat, TECH_LAB) || mapRules(state).hallAndLab === true;
  if (isFor === 'tech' ? !isBuilt(state, seat, TECH_BUILDINGS[1]) : !hasLab) return undefined;
  const specs = heroes.flatMap(({ card }) => entryOf(card).spec ?? []);
  return { for: isFor, specs: specs.filter((one) => one !== spec) };
}

export const build = rules.procedure<BuildVars>('build', {
  paid(table, { seat, building }) {
    const { state, tell } = table;
    const player = playerOf(state, seat);
    const cost = buildPrice(state, seat, building) ?? 0;
    player.gold -= cost;
    count(state, seat, entryOf(building), 'base');
    player.paidExtra = true;
    const level = levelOfBuilding(building);
    if (level > 0 && !player.built.includes(level)) player.built = [...player.built, level];
    const constructing = level === 0 || !isLasting(state.lasting, seat, 'stops', 'construction');
    const thing = arrive({ ...table, tell: undefined }, building, seat, { constructing });
    if (!thing) return;
    tell?.({ type: 'construction', seat, thing: named(thing), cost });
    if (building === TECH_LAB) player.labSpec = 'none';
  },
  specChosen: {
    asks(state, { seat }): Ask<Choice, Question> | undefined {
      const open = openSpecs(state, seat);
      return open && open.specs.length > 1
        ? { seat, question: 'spec', choices: open.specs.map((spec): Choice => ({ type: 'spec', spec })) }
        : undefined;
    },
    run({ state, tell }, { seat }, answer) {
      const open = openSpecs(state, seat);
      const spec = answer?.type === 'spec' ? answer.spec : open?.specs[0];
      if (!open || !spec) return undefined;
      const player = playerOf(state, seat);
      if (open.for === 'tech') player.spec = spec;
      else player.labSpec = spec;
      tell?.({ type: 'specChosen', seat, spec, for: open.for });
      return 'specChosen';
    },
  },
});
