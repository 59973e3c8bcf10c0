import type { Choice, Event, View } from '@riposte/gorgasali/table';
import type { TablePart } from '../../../table/kit/dress.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import type { IslandThing } from './things.ts';

/** What every part of this table is given. */
export type IslandPart = TablePart<Choice, Event, View, IslandThing>;

/** A match as this table shows it. */
export type IslandSight = Sight<Choice, Event, View>;
