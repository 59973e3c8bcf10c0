import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian and others put the browser that people have. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same engine without windows, which it would draw for nobody. It shows no notifications. */
const SHELL = ['/usr/bin/chromium-headless-shell'];

/** A browser that asks nobody but us for anything. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Where there is no graphics card, the processor would play one. */
const NO_PRETENDED_CARD = ['--disable-gpu-rasterization', '--disable-software-rasterizer'];
/** Letters as wide as people see them: by itself the engine makes some a pixel wider. */
const LETTERS_OF_PEOPLE = ['--font-render-hinting=none'];

/** A real browser as people have it, but for the screen: for pictures, for what is measured, for notifications. */
export function openBrowser(): Promise<Browser> {
  return open(wholeChromium(), FLAGS);
}

/** The engine that the test files of this process share; it ends with the process. */
let engine: Browser | undefined;

/** An engine for all files of this process: to open one a file would cost each of them a second. */
export async function sharedEngine(): Promise<Browser> {
  if (!engine?.isConnected()) engine = await openEngine();
  return engine;
}

/** The engine of that browser, which is what most tests need. Where it is not there alone, the whole browser will do. */
function openEngine(): Promise<Browser> {
  const alone = process.env.RIPOSTE_CHROMIUM_SHELL ?? SHELL.find((place) => existsSync(place));
  return open(alone ?? wholeChromium(), [...FLAGS, ...NO_PRETENDED_CARD, ...LETTERS_OF_PEOPLE]);
}

function open(executablePath: string, args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args });
}

function wholeChromium(): string {
  const found = process.env.RIPOSTE_CHROMIUM ?? WHOLE.find((place) => existsSync(place));
  if (found === undefined) {
    throw new Error('These tests need Chromium. Install it, or say in RIPOSTE_CHROMIUM where it is.');
  }
  return found;
}
