import { charge, type Tick } from '../time/clock.ts';
import { awaitedOf, type Ending, isPersons, type Table } from './table.ts';

/** The match is over. */
export function ended(table: Table, ending: Ending, at: number): Table {
  const clock = charge(table.setting.terms.clock, table.clock, { now: at, running: [] });
  return { ...withoutProposal(table), status: 'over', ending, clock };
}

/** Lets the clocks run of the people who are awaited now. */
export function ticking(table: Table, at: number, deed: Omit<Tick, 'now' | 'running'> = {}): Table {
  const running = awaitedOf(table).filter((seat) => isPersons(table.seats[seat] ?? {}));
  return charged(table, { now: at, running, ...deed });
}

/** Counts anew for those who are awaited, of whom one goes away or comes back. It takes no rules. */
export function recounted(table: Table, at: number): Table {
  return charged(table, { now: at, running: table.clock.running });
}

/** For so long before this time nothing could be written: no clock ran. By letter nobody counts seconds. */
export function delayed(table: Table, delay: number, at: number): Table {
  const { clock, setting } = table;
  if (setting.terms.clock.type === 'correspondence') return table;
  return { ...table, clock: { ...clock, since: Math.max(clock.since, Math.min(at, clock.since + delay)) } };
}

function charged(table: Table, tick: Tick): Table {
  const away = Object.fromEntries(
    table.seats.flatMap((holder, seat) => (holder.away ? [[seat, holder.away.until] as const] : [])),
  );
  return { ...table, clock: charge(table.setting.terms.clock, table.clock, { ...tick, away }) };
}

/** What was proposed is settled or off. */
export function withoutProposal({ proposal: _gone, ...table }: Table): Table {
  return table;
}
