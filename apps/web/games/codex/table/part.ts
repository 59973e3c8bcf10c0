import type { Choice, Event, View } from '@riposte/codex/table';
import type { TablePart } from '../../../table/kit/dress.ts';
import type { Sight } from '../../../table/kit/sight.ts';
import type { WarThing } from './things.ts';

/** What every part of this table is given. */
export type WarPart = TablePart<Choice, Event, View, WarThing>;

/** A match as this table shows it. */
export type WarSight = Sight<Choice, Event, View>;
