import type { Choice, Event, View } from '@riposte/flash-duel';
import type { TablePart } from '../../../table/kit/dress.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import type { DuelThing } from './things.ts';

/** What every part of the table of a duel is given. */
export type DuelPart = TablePart<Choice, Event, View, DuelThing>;

/** A duel as its table shows it. */
export type DuelSight = Sight<Choice, Event, View>;
