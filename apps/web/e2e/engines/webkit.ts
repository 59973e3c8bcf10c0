import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from './installed.ts';
import { callOf, type Engine, type InPage, type Tab } from './tab.ts';
import { type ElementReference, WebDriver } from './webdriver.ts';

/** The keys of WebDriver that we press. */
const KEYS = { Escape: '\uE00C', End: '\uE010', Home: '\uE011', ArrowRight: '\uE014' } as const;

/** What GTK tells pages: nothing is to move. */
const GTK = '[Settings]\ngtk-enable-animations=0\n';

/** WebKitGTK, by W3C WebDriver. It needs a screen, so it is given one that nobody sees, and a home of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  async open() {
    const home = await mkdtemp(join(tmpdir(), 'riposte-webkit-'));
    const running: ChildProcess[] = [];
    const close = async () => {
      for (const child of running.toReversed()) await end(child);
      await rm(home, { recursive: true, force: true });
    };
    try {
      const display = await openScreen(running);
      const driver = await startDriver(running, { HOME: await furnished(home), DISPLAY: `:${display}` });
      const session = await WebDriver.begins(driver, {
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      });
      return tabOf(session, async () => {
        await session.ends();
        await close();
      });
    } catch (error) {
      await close();
      throw error;
    }
  },
};

async function openScreen(running: ChildProcess[]): Promise<string> {
  const program = installed('Xvfb', 'RIPOSTE_XVFB', '/usr/bin/Xvfb');
  const flags = ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const screen = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  running.push(screen);
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return String(display).trim();
}

/** Starts the driver, which starts the browser; gives its address. */
async function startDriver(running: ChildProcess[], environment: NodeJS.ProcessEnv): Promise<string> {
  const program = installed('WebKitWebDriver', 'RIPOSTE_WEBKIT_DRIVER', '/usr/bin/WebKitWebDriver');
  const port = await freePort();
  running.push(
    spawn(program, [`--port=${port}`], { env: { ...process.env, ...environment }, stdio: 'ignore' }),
  );
  return `http://127.0.0.1:${port}`;
}

async function furnished(home: string): Promise<string> {
  const folder = join(home, '.config', 'gtk-3.0');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.ini'), GTK);
  return home;
}

function miniBrowser(): string {
  return installed('MiniBrowser', 'RIPOSTE_WEBKIT', '/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
}

function tabOf(session: WebDriver, closes: () => Promise<void>): Tab {
  const run = <Result>(call: InPage<never, unknown>, given: readonly unknown[] = []): Promise<Result> =>
    session.post('/execute/sync', { script: `return ${callOf(call, given)}`, args: [] });
  return {
    async opens(url) {
      await session.post('/url', { url });
      await run(listen);
    },
    asks: (question, ...given) => run(question, given),
    async clicks(find, ...given) {
      const element = await run<ElementReference | undefined>(find, given);
      if (element) await session.click(element);
      return Boolean(element);
    },
    async presses(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await session.post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async resizes(width, height) {
      // The window has a frame, which counts.
      await session.post('/window/rect', { x: 0, y: 0, width, height });
      const [inside, below] = await run<[number, number]>(() => [innerWidth, innerHeight]);
      await session.post('/window/rect', { width: 2 * width - inside, height: 2 * height - below });
    },
    picture: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    faults: () => run(heard),
    closes,
  };
}

/** Runs in the page: WebDriver has no console, so the page keeps what it complains of. */
function listen(): void {
  const faults: string[] = [];
  Object.assign(window, { riposteFaults: faults });
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const { error } = console;
  console.error = (...said: unknown[]) => {
    faults.push(said.join(' '));
    error(...said);
  };
}

/** Runs in the page. */
function heard(): readonly string[] {
  return (window as { riposteFaults?: readonly string[] }).riposteFaults ?? [];
}

/** A port that nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
