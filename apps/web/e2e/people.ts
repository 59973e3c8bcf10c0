import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Settings } from '../design/settings/parseSettings.ts';
import { type Asked, answer, answerAsRead, logOn, type Strategy, whatIsAsked } from './table.ts';

/** How long, in milliseconds, anything may take that a person waits for; the machine may be busy. */
const PATIENCE = 60_000;
/** How long, in milliseconds, all others at a table may take until it is a person's turn again, or over. */
const TURNS = 600_000;
/** A browser that asks this and is nobody yet is told so with a status that it complains about. */
const WHO_AM_I = '/api/v1/me';
/** A text that is missing from the catalogue, so that people would read its number. */
const UNSAID = /Uncompiled message/;
/** What a browser says of a line that we have cut ourselves. */
const OF_A_CUT_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to/;

/** How somebody comes: with which screen and so on. */
export interface Visit extends BrowserContextOptions {
  /** Whether the browser may put pages by for a time without a network, as it does for people. Most tests need none. */
  readonly offline?: boolean;
}

/** A player with a browser of their own. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the server said on the live channel, in order. */
  readonly heard: string[] = [];
  readonly house: string;
  readonly #faults: string[] = [];
  #hasLostNetwork = false;

  private constructor(name: string, context: BrowserContext, page: Page, house: string) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.house = house;
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      const isWelcome = message.location().url.endsWith(WHO_AM_I);
      const isFault = (message.type() === 'error' && !isWelcome) || UNSAID.test(message.text());
      if (isFault) this.#faults.push(message.text());
    });
    page.on('pageerror', (error) => this.#faults.push(String(error)));
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))),
    );
  }

  static async enters(
    name: string,
    browser: Browser,
    house: string,
    { offline = false, ...options }: Visit = {},
  ): Promise<Person> {
    const serviceWorkers = offline ? 'allow' : 'block';
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers, ...options });
    return new Person(name, context, await context.newPage(), house);
  }

  /** What went wrong in the page and was not our doing. */
  get faults(): readonly string[] {
    const own = this.#hasLostNetwork ? this.#faults.filter((one) => !OF_A_CUT_LINE.test(one)) : this.#faults;
    return own.map((fault) => `${this.name}: ${fault}`);
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.house).href);
  }

  /** How they like it, in every page they open from now on. */
  async prefers(settings: Partial<Settings>): Promise<void> {
    await this.context.addInitScript((kept) => {
      if (localStorage.getItem('riposte.settings') === null) localStorage.setItem('riposte.settings', kept);
    }, JSON.stringify(settings));
  }

  /** Where they are, without the address of the house. */
  get place(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** Waits until something is asked of them, or the match is over. */
  async isAsked(patience = PATIENCE): Promise<Asked> {
    return whatIsAsked(this.page, patience);
  }

  /** Everything they were told, line by line. */
  async log(): Promise<readonly string[]> {
    return logOn(this.page).allTextContents();
  }

  /** Answers the open question by the text on a button, or by its place in the list. */
  async answers(which: string | RegExp | number): Promise<void> {
    await answer(this.page, which);
  }

  /** Answers whatever is asked, after a thought, until the match is over; tells how often. */
  async playsToTheEnd(strategy: Strategy, most = 400, thinks = async () => {}): Promise<number> {
    for (let count = 0; count < most; count++) {
      const asked = await this.isAsked(TURNS);
      if (asked === 'over') return count;
      await thinks();
      await answerAsRead(this.page, asked, strategy(asked));
    }
    throw new Error(`${this.name} has answered ${most} times, and it is not over`);
  }

  /** By then everything has been put by that is needed without a network. */
  async isProvided(): Promise<void> {
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }

  async losesNetwork(): Promise<void> {
    this.#hasLostNetwork = true;
    await this.context.setOffline(true);
  }

  async comesBack(): Promise<void> {
    await this.context.setOffline(false);
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }
}
