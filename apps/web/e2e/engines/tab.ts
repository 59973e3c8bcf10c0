/** What runs in a page: it may use nothing but what it is given. */
export type InPage<Given extends readonly unknown[], Result> = (...given: Given) => Result;

/** A window of some browser with a player of its own, through whatever that browser is driven by. */
export interface Tab {
  opens(url: string): Promise<void>;
  /** Runs a function in the page. It is given JSON, or other functions; what comes back is JSON. */
  asks<Given extends readonly unknown[], Result>(
    question: InPage<Given, Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks on the element that the function finds, as a mouse would; tells whether there was one. */
  clicks<Given extends readonly unknown[]>(
    find: InPage<Given, Element | undefined>,
    ...given: Given
  ): Promise<boolean>;
  presses(key: 'Escape' | 'Home' | 'End' | 'ArrowRight'): Promise<void>;
  resizes(width: number, height: number): Promise<void>;
  /** What is to be seen, as a PNG. */
  picture(): Promise<Uint8Array>;
  /** What went wrong in the page. */
  faults(): Promise<readonly string[]>;
  closes(): Promise<void>;
}

/** A browser engine on this machine. */
export interface Engine {
  readonly name: string;
  /** Opens a window of its own, with nothing kept from before. */
  open(): Promise<Tab>;
}

/** The text of a call, for a browser to evaluate. */
export function callOf(call: InPage<never, unknown>, given: readonly unknown[]): string {
  const texts = given.map((one) => (typeof one === 'function' ? `(${one})` : JSON.stringify(one)));
  return `(${call})(${texts.join(', ')})`;
}
