import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TeamColor, TeamCost } from './team.ts';

/** How a ready team is spoken of. */
export const TEAM_WORDS: Readonly<
  Record<TeamColor, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  red: {
    name: msg`The red team`,
    about: msg`Attack from the first turn and never stop. Pirates, ogres and fire; short matches.`,
  },
  green: {
    name: msg`The green team`,
    about: msg`Large units, much gold, few tricks. What you see is what you get.`,
  },
  blue: {
    name: msg`The blue team`,
    about: msg`Slow the others down with laws and illusions, then win with soldiers and gryphons.`,
  },
  black: {
    name: msg`The black team`,
    about: msg`Skeletons, sickness and demons. You give up your own units for greater ones.`,
  },
  white: {
    name: msg`The white team`,
    about: msg`Three strong heroes with ninjas, monks and walls. Small steps at the right moment.`,
  },
  purple: {
    name: msg`The purple team`,
    about: msg`Play with time: units that fade, machines that come later, cards that return.`,
  },
};

/** RULES 2.8, 5.6, 6.7: what the colours of a team cost, said plainly. */
export const COST_WORDS: Readonly<Record<TeamCost, MessageDescriptor>> = {
  nothing: msg`Every card costs what is printed on it.`,
  spells: msg`A coloured starting deck’s spells cost 1 more while only a neutral hero is in play.`,
  building: msg`Your first tech building or add-on costs 1 more. Your starting deck’s spells cost 1 more while no hero of its colour is in play.`,
};
