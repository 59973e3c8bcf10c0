import { spawn } from 'node:child_process';

/** One thing that a check does: a command. */
export interface CheckPart {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** How a part went. */
export interface PartOutcome {
  readonly name: string;
  readonly ok: boolean;
  /** What it used of all processors, its children included. */
  readonly cpuSeconds: number;
  readonly seconds: number;
  /** What it said; nothing where it spoke for itself. */
  readonly said: string;
}

/** Runs a part. With `aloud`, what it says is shown as it is said; otherwise it is kept. */
export async function runPart(
  { name, command, environment }: CheckPart,
  { aloud }: { readonly aloud: boolean },
): Promise<PartOutcome> {
  const begin = performance.now();
  // Only a shell tells what its children used.
  const child = spawn('bash', ['-c', '"$@"; status=$?; times >&3; exit $status', 'bash', ...command], {
    stdio: ['ignore', aloud ? 'inherit' : 'pipe', aloud ? 'inherit' : 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const said: string[] = [];
  const times: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(String(chunk)));
  child.stdio[3]?.on('data', (chunk) => times.push(String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {
    name,
    ok: code === 0,
    cpuSeconds: parseTimes(times.join('')),
    seconds: (performance.now() - begin) / 1000,
    said: said.join(''),
  };
}

/** What bash says of itself and of its children: minutes and seconds of user and system, four in all. */
export function parseTimes(text: string): number {
  const found = [...text.matchAll(/(\d+)m([\d.]+)s/g)];
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Runs parts side by side, so many at a time, the first first. */
export async function runParts(
  parts: readonly CheckPart[],
  atOnce: number,
  done: (outcome: PartOutcome) => void,
): Promise<readonly PartOutcome[]> {
  const waiting = [...parts];
  const outcomes: PartOutcome[] = [];
  async function lane(): Promise<void> {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const outcome = await runPart(part, { aloud: false });
      outcomes.push(outcome);
      done(outcome);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
  return outcomes;
}

/** `types            ok      9.1 CPU s      6 s` */
export function formatOutcome({ name, ok, cpuSeconds, seconds }: PartOutcome): string {
  const cpu = cpuSeconds.toFixed(1).padStart(7);
  return `${name.padEnd(26)} ${ok ? 'ok    ' : 'FAILED'} ${cpu} CPU s ${seconds.toFixed(0).padStart(5)} s`;
}
