import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** The CPU seconds of this process, its threads and all its children that have ended. */
export function cpuSeconds(): number {
  try {
    return parseStat(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    // Elsewhere children are not counted.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

/** From a line of `/proc/<pid>/stat`: utime, stime, cutime and cstime. The name in it may contain anything. */
export function parseStat(line: string): number {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}
