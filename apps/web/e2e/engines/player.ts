import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../../design/settings/parseSettings.ts';
import { ANSWERS, type Asked, OVER, OVER_DRAWN, type Strategy } from '../table.ts';
import { ROLES, readLog, type Sought, seek, seekAnswers, textOf } from './page.ts';
import type { Engine, InPage, Tab } from './tab.ts';

/** How long, in milliseconds, anything may take that a player waits for; the machine may be busy. */
const PATIENCE = 30_000;
/** How often they look. */
const BLINK = 50;
/** A browser that is nobody yet is told so, and complains. */
const WELCOME = /\/api\/v1\/me/;

/** A player in some engine: the verbs of a person, whatever drives the browser. */
export class Player {
  readonly name: string;
  readonly tab: Tab;
  readonly #house: string;

  private constructor(name: string, tab: Tab, house: string) {
    this.name = name;
    this.tab = tab;
    this.#house = house;
  }

  static async enters(name: string, engine: Engine, house: string): Promise<Player> {
    const player = new Player(name, await engine.open(), house);
    await player.tab.resizes(1280, 800);
    return player;
  }

  async opens(path: string): Promise<void> {
    await this.tab.opens(new URL(path, this.#house).href);
  }

  /** How they like it, in every page they open from now on. */
  async prefers(settings: Partial<Settings>): Promise<void> {
    await this.opens('/about');
    await this.tab.asks((kept) => localStorage.setItem('riposte.settings', kept), JSON.stringify(settings));
  }

  /** Where they are, without the address of the house. */
  place(): Promise<string> {
    return this.tab.asks(() => location.pathname + location.search);
  }

  /** Waits until they are at such an address; gives it. */
  comesTo(pattern: RegExp): Promise<string> {
    return this.until(`they come to ${pattern}`, async () => {
      const place = await this.place();
      return pattern.test(place) && place;
    });
  }

  /** Waits until there is such a thing; gives what one of its attributes says, or its text. */
  sees(role: Sought['role'], name: string, attribute?: string): Promise<string> {
    const sought = { role, name };
    return this.until(`there is a ${role} ${name}`, () =>
      this.tab.asks(
        (seek, text, roles, sought, attribute) => {
          const [found] = seek(text, roles, sought);
          return attribute === null ? text(found) : found?.getAttribute(attribute);
        },
        seek,
        textOf,
        ROLES,
        sought,
        attribute ?? null,
      ),
    );
  }

  async clicks(role: Sought['role'], name: string): Promise<void> {
    await this.#presses(
      { what: `${role} ${name}` },
      (seek, text, roles, sought) => {
        const [found] = seek(text, roles, sought);
        // A radio button may be hidden by its label.
        return (sought.role === 'radio' && found?.closest('label')) || found;
      },
      seek,
      textOf,
      ROLES,
      { role, name },
    );
  }

  /** Clicks on what is found once it lies still: a page that is still being laid out would be missed. */
  async #presses<Given extends readonly unknown[]>(
    { what, mayBeGone = false }: { readonly what: string; readonly mayBeGone?: boolean },
    find: InPage<Given, Element | undefined>,
    ...given: Given
  ): Promise<void> {
    let before: string | undefined;
    const { place } = await this.until(`the ${what} lies still`, async () => {
      const now = await this.tab.asks(
        (find, ...given) => {
          const place = find(...given)?.getBoundingClientRect();
          return place ? `${place.x} ${place.y} ${place.width} ${place.height}` : '';
        },
        find,
        ...given,
      );
      const isStill = now === before && (now !== '' || mayBeGone);
      before = now;
      return isStill && { place: now };
    });
    if (place !== '') await this.tab.clicks(find, ...given);
  }

  /** Looks again and again until there is something; gives it. */
  async until<Found>(what: string, look: () => Promise<Found | undefined | null | false>): Promise<Found> {
    const late = performance.now() + PATIENCE;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (performance.now() > late) throw new Error(`${this.name} has waited in vain until ${what}`);
      await wait(BLINK);
    }
  }

  /** Waits until something is asked of them, or the match is over. */
  isAsked(): Promise<Asked> {
    return this.until('something is asked', async () => {
      const { text, title, answers } = await this.tab.asks(
        (seek, text, roles, seekAnswers, selector) => {
          const [region] = seek(text, roles, { role: 'region', name: '^(The q|Q)uestion$' });
          const [heading] = seek(text, roles, { role: 'heading', name: '' });
          return {
            text: text(region?.querySelector('[role="status"], h1')),
            title: text(heading),
            answers: seekAnswers(text, selector).map(([name]) => name),
          };
        },
        seek,
        textOf,
        ROLES,
        seekAnswers,
        ANSWERS,
      );
      if (OVER.test(text) || OVER_DRAWN.test(title)) return 'over';
      return answers.length > 0 && { text, answers };
    });
  }

  /** Answers the open question by the place of the answer in the list, unless it has been answered meanwhile. */
  async answers(which: number): Promise<void> {
    await this.#presses(
      { what: 'answer', mayBeGone: true },
      (seekAnswers, text, selector, which) => seekAnswers(text, selector)[which]?.[1],
      seekAnswers,
      textOf,
      ANSWERS,
      which,
    );
  }

  /** Answers whatever is asked until the match is over; tells how often. */
  async playsToTheEnd(strategy: Strategy, most = 400): Promise<number> {
    for (let count = 0; count < most; count++) {
      const asked = await this.isAsked();
      if (asked === 'over') return count;
      await this.answers(strategy(asked));
    }
    throw new Error(`${this.name} has answered ${most} times, and it is not over`);
  }

  log(): Promise<readonly string[]> {
    return this.tab.asks(readLog);
  }

  /** Goes, and tells what went wrong in the page. */
  async leaves(): Promise<readonly string[]> {
    const faults = await this.tab.faults();
    await this.tab.closes();
    return faults.filter((fault) => !WELCOME.test(fault)).map((fault) => `${this.name}: ${fault}`);
  }
}
