import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Runs a program that measures; gives its lines of figures and passes on the rest of what it says. */
export async function figuresFrom(
  program: URL,
  args: readonly string[] = [],
  show: (figure: string) => string | undefined = () => undefined,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    const isFigure = line.startsWith('figure ');
    if (isFigure) found.push(line);
    const shown = isFigure ? show(line) : line;
    if (shown !== undefined) console.log(shown);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program.pathname} failed`);
  return found;
}
