import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/**
 * The CPU seconds of this process, its threads, all its children that have ended, and all descendants that still live:
 * a browser waits for none of the processes that paint its pages, so once it is closed nobody can count them.
 */
export function cpuSeconds(): number {
  try {
    return ticksOfTree(processTable(), process.pid) / TICKS_A_SECOND;
  } catch {
    // Elsewhere children are not counted.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

/** A process that lives: who started it, and the ticks it and its ended children have used. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

/** The ticks of a process and of all its descendants. */
export function ticksOfTree(rows: readonly ProcessRow[], root: number): number {
  const children = Map.groupBy(rows, ({ parent }) => parent);
  const own = rows.find(({ pid }) => pid === root)?.ticks ?? 0;
  return (children.get(root) ?? []).reduce((sum, { pid }) => sum + ticksOfTree(rows, pid), own);
}

function processTable(): readonly ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It has ended in the meantime.
      return [];
    }
  });
}

/** From a line of `/proc/<pid>/stat`: ppid, and utime, stime, cutime and cstime. The name in it may contain anything. */
export function parseStat(line: string): ProcessRow {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
  return { pid: Number.parseInt(line, 10), parent: fields[1] ?? 0, ticks };
}

/** What all processors together have done since the machine began, in seconds; nothing where Linux does not say. */
export interface MachineTime {
  readonly busy: number;
  readonly idle: number;
}

export function machineTime(): MachineTime {
  try {
    return parseMachineTime(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { busy: 0, idle: 0 };
  }
}

/** From the first line of `/proc/stat`: user nice system idle iowait irq softirq steal. */
export function parseMachineTime(text: string): MachineTime {
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0] =
    /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  return {
    busy: (user + nice + system + irq + softirq) / TICKS_A_SECOND,
    idle: (idle + iowait) / TICKS_A_SECOND,
  };
}
