/** How long, in milliseconds, a driver may take to listen. */
const OPENING = 20_000;
/** What an element is called on the wire, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of a page, as W3C WebDriver speaks of it. */
export interface ElementReference {
  readonly [ELEMENT]: string;
}

/** A session of W3C WebDriver: requests to one address. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Begins a session with a driver that may still be starting. */
  static async begins(driver: string, capabilities: object): Promise<WebDriver> {
    const late = performance.now() + OPENING;
    for (;;) {
      try {
        const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
          capabilities: { alwaysMatch: capabilities },
        });
        return new WebDriver(`${driver}/session/${sessionId}`);
      } catch (error) {
        // Nobody listens there yet.
        if (!(error instanceof TypeError) || performance.now() > late) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  get<Value>(path: string): Promise<Value> {
    return send('GET', this.#session + path);
  }

  post<Value>(path: string, body: object): Promise<Value> {
    return send('POST', this.#session + path, body);
  }

  async click(element: ElementReference): Promise<void> {
    await this.post(`/element/${element[ELEMENT]}/click`, {});
  }

  ends(): Promise<void> {
    return send('DELETE', this.#session);
  }
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
