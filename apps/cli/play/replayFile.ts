import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT_CODES, Exit, type ExitCode } from '../exit.ts';
import type { Terminal } from '../terminal.ts';

/** Why a replay cannot be put there, if that is known before. */
export function whyNoFile(file: string): string | undefined {
  if (existsSync(file)) return `${file} is there already; choose another name.`;
  if (!existsSync(dirname(file))) return `There is no folder ${dirname(file)}.`;
  return undefined;
}

/** Keeps the replay in the file named on the command line, or asks whether to keep it and where. */
export async function offerReplay(
  text: string,
  game: string,
  named: string | undefined,
  terminal: Terminal,
): Promise<ExitCode> {
  const suggested = freeName(game);
  for (;;) {
    const file = named ?? (await askForName(suggested, terminal));
    if (file === undefined) return EXIT_CODES.ok;
    const refused = keep(file, text);
    if (refused === undefined) {
      terminal.write(
        ` The replay is in ${file}. To prove that the game was fair:\n npx riposte verify ${file}\n`,
      );
      return EXIT_CODES.ok;
    }
    if (named !== undefined) throw new Exit(EXIT_CODES.failed, refused);
    terminal.write(` ${refused}\n`);
  }
}

async function askForName(suggested: string, terminal: Terminal): Promise<string | undefined> {
  for (;;) {
    terminal.write('\n');
    const typed = await terminal.ask(` Keep the replay as ${suggested}? (y, n or another name) `);
    if (typed.type === 'interrupted') throw new Exit(EXIT_CODES.interrupted);
    const answer = typed.type === 'line' ? typed.text.trim() : 'n';
    if (/^y(es)?$/i.test(answer)) return suggested;
    if (/^(no?)?$/i.test(answer)) return undefined;
    // A bare number was more likely meant for a question that is over.
    if (!/^\d+$/.test(answer)) return answer;
  }
}

/** The first name that is not taken. */
function freeName(game: string): string {
  let number = 1;
  while (existsSync(`${game}-${number}.replay`)) number++;
  return `${game}-${number}.replay`;
}

/** Writes a replay whole or not at all; says why when it cannot. */
function keep(file: string, text: string): string | undefined {
  const refused = whyNoFile(file);
  if (refused !== undefined) return refused;
  const unfinished = `${file}.part`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
    return undefined;
  } catch (error) {
    rmSync(unfinished, { force: true });
    return `${file} could not be written (${error instanceof Error ? error.message : error}).`;
  }
}
