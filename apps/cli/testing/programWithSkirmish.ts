import { spawn } from 'node:child_process';
import type { Player } from './scriptedPlayer.ts';

const MAIN = new URL('../main.ts', import.meta.url).pathname;

/** What came of a run. */
export interface Ran {
  readonly code: number | null;
  readonly shown: string;
  readonly complaints: string;
}

/** `riposte` as a program of its own, whose shelf has one game more; the player types whenever they are asked. */
export async function riposteWithSkirmish(line: string, player?: Player): Promise<Ran> {
  const child = spawn(process.execPath, ['--conditions=with-skirmish', MAIN, ...line.split(' ')], {
    stdio: 'pipe',
  });
  let shown = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    // Lines end in a line break; what ends in a space is a question.
    if (player && shown.endsWith(' ')) child.stdin.write(`${player(shown)}\n`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, shown, complaints };
}
