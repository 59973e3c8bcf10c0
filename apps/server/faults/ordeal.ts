import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withIdentity } from '../identity/schema.ts';
import { addToken } from '../identity/tokens.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { addPlayer } from '../store/players.ts';
import { DUEL_ID } from '../testing/duel.ts';
import { type Line, proxyTo, throughLine } from '../testing/proxy.ts';
import { granted } from '../testing/tables.ts';
import { audit } from './audit.ts';
import { slowestBack } from './clockAudit.ts';
import { Disk } from './disk.ts';
import { Lateness } from './lateness.ts';
import { OwnNats } from './ownNats.ts';
import { OwnNode } from './ownNode.ts';
import { OwnPostgres } from './ownPostgres.ts';
import { Person, type Played } from './person.ts';
import type { Plan } from './plan.ts';
import { scriptOf } from './script.ts';
import { type Place, raiseStorm } from './storm.ts';
import { brokenBy, type Ordeal } from './verdict.ts';

const NODES = ['node-0', 'node-1'];
/** How often, in milliseconds, is told how it goes. */
const NEWS = 2_000;

/** Lets people play on two nodes while a storm rages, until every match is over; then looks what the store says. */
export async function undergo(
  seed: number,
  plan: Plan,
  tell: (what: string) => void = () => {},
  script = scriptOf(seed, NODES.length, plan),
): Promise<Ordeal> {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'riposte-faults-'));
  chmodSync(folder, 0o755);
  const undo: (() => unknown)[] = [];
  let isWell = false;
  try {
    const lateness = new Lateness();
    undo.push(() => lateness.close());
    const disk = Disk.open(folder);
    undo.push(() => disk.close());
    const postgres = await OwnPostgres.open(folder, disk.path);
    undo.push(() => postgres.stop('immediate'));
    const nats = await OwnNats.open(folder);
    undo.push(() => nats.stop());
    const db = await openDatabase({ url: postgres.url, connections: 4 });
    undo.push(() => db.destroy());
    const places: Place[] = [];
    undo.push(() => Promise.all(places.map(leave)));
    for (const name of NODES) places.push(await openPlace(name, folder, postgres, nats));
    const nodes = places.map(({ node }) => node);
    const people = await gather(
      db,
      plan.matches * 2,
      nodes.map(({ url }) => url),
    );
    undo.push(() => Promise.all(people.map(({ client }) => client.close())));
    await Promise.all(people.map(({ client }) => client.open()));
    tell(`${people.length} players are connected, logs are in ${folder}`);

    const hall = new Hall(people, plan);
    const playing = hall.play();
    const news = setInterval(() => tell(hall.news), NEWS);
    undo.push(() => clearInterval(news));
    // What goes wrong in play is to be seen when it does.
    playing.catch(() => {});
    await Promise.race([hall.full, playing]);
    const parts = { places, nats, postgres, disk, script, live: () => hall.live, tell };
    const damage = await Promise.race([raiseStorm(parts), playing.then(unlikely)]);
    tell(`the storm is over, ${hall.live} matches live`);
    hall.calmDown();
    const played = await within(plan.patience, playing, () => hall.stuck);
    const findings = await audit(db, played, damage);
    const faults = people.flatMap(({ client }) => client.faults);
    const ordeal: Ordeal = {
      damage,
      findings: { ...findings, faults: [...findings.faults, ...faults] },
      back: slowestBack(
        people.flatMap(({ client }) => client.absences),
        damage.calm,
      ),
      reconnections: people.reduce((sum, { client }) => sum + client.connections - 1, 0),
      failedStarts: nodes.reduce((sum, { failedStarts }) => sum + failedStarts, 0),
      crashes: nodes.reduce((sum, { crashes }) => sum + crashes, 0),
      lateness: await lateness.most(),
      unforgiven: await unforgivenIn(db),
      complaints: postgres.complaints('No space left on device'),
      seconds: (performance.now() - begun) / 1_000,
    };
    isWell = brokenBy(ordeal).length === 0;
    return ordeal;
  } finally {
    for (let one = undo.pop(); one; one = undo.pop()) await one();
    if (isWell) rmSync(folder, { recursive: true });
  }
}

async function unforgivenIn(db: Database): Promise<number> {
  const { unforgiven } = await db.selectFrom('service_clock').select('unforgiven').executeTakeFirstOrThrow();
  return unforgiven;
}

/** A node that reaches the services over lines of its own. */
async function openPlace(name: string, folder: string, postgres: OwnPostgres, nats: OwnNats): Promise<Place> {
  const [database, bus] = await Promise.all([lineTo(postgres.url), lineTo(nats.url)]);
  const node = await OwnNode.open(name, folder, {
    database: throughLine(postgres.url, database),
    nats: throughLine(nats.url, bus),
  });
  return { node, database, bus };
}

function lineTo(url: string): Promise<Line> {
  return proxyTo(Number(new URL(url).port));
}

async function leave({ node, database, bus }: Place): Promise<void> {
  await node.kill();
  await Promise.all([database.close(), bus.close()]);
}

async function gather(db: Database, count: number, urls: readonly string[]): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let number = 0; number < count; number++) {
    const player = await addPlayer(db, `Player ${number}`, 'guest');
    const { token } = granted(await addToken(withIdentity(db), player, 'faults'));
    people.push(new Person(number, token, urls));
  }
  return people;
}

/** Where pairs play one match after another until it is time to go. */
class Hall {
  /** Resolves when all matches have begun. */
  readonly full: Promise<void>;
  live = 0;
  readonly #people: readonly Person[];
  readonly #plan: Plan;
  readonly #isFull: () => void;
  #isCalm = false;

  constructor(people: readonly Person[], plan: Plan) {
    this.#people = people;
    this.#plan = plan;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.full = promise;
    this.#isFull = resolve;
  }

  get news(): string {
    const sum = (count: (person: Person) => number) =>
      this.#people.reduce((all, person) => all + count(person), 0);
    const answers = sum((person) => person.answers);
    return `${answers} answers, ${sum(({ client }) => client.connections)} connections, ${this.live} matches live`;
  }

  /** What is to be said where matches do not end. */
  get stuck(): string {
    const asked = this.#people.flatMap(({ client }) => client.unanswered.map(({ type }) => type));
    const codes = this.#people.flatMap(({ client }) => client.closings.map(({ code }) => code));
    const behind = this.#people.filter(({ client }) => !client.isCaughtUp).length;
    return `${this.live} matches do not end; ${behind} players are not there, or wait for what they missed; without an answer: ${count(asked)}; closed by: ${count(codes)}`;
  }

  /** All matches under way are played to the end, with less thinking. */
  calmDown(): void {
    this.#isCalm = true;
  }

  async play(): Promise<readonly Played[]> {
    const pairs = Array.from({ length: this.#plan.matches }, (_, pair) => this.#pair(pair));
    return (await Promise.all(pairs)).flat();
  }

  async #pair(pair: number): Promise<readonly Played[]> {
    const people = this.#people.slice(2 * pair, 2 * pair + 2);
    const [host] = people;
    if (!host) return [];
    const isAgainstBot = pair % this.#plan.botMatchEach === this.#plan.botMatchEach - 1;
    const played: Played[] = [];
    while (!this.#isCalm) {
      const wish = { game: DUEL_ID, options: { mode: 'simple' }, clock: this.#plan.clock };
      const { id } = await host.ask('/tables', wish);
      const sitting = isAgainstBot ? [host] : people;
      if (isAgainstBot) await host.ask(`/tables/${id}/bots`, { seat: 1, bot: 'level-1' });
      const places = [];
      for (const [seat, person] of sitting.entries()) places.push(await person.sit(id, seat));
      this.live++;
      if (this.live === this.#plan.matches) this.#isFull();
      played.push(...(await Promise.all(places.map((place, index) => this.#seat(sitting[index], place)))));
      this.live--;
    }
    return played;
  }

  async #seat(person: Person | undefined, place: Parameters<Person['play']>[0]): Promise<Played> {
    if (!person) throw new Error('that seat is free');
    // Most think shortly, some long.
    const pause = () =>
      Math.min(4, -Math.log(1 - Math.random())) * this.#plan[this.#isCalm ? 'calm' : 'thinking'];
    return person.play(place, pause);
  }
}

/** How often each of these is there. */
function count(words: readonly string[]): string {
  const counts = Object.entries(Object.groupBy(words, (word) => word));
  return counts.map(([word, all]) => `${word} ${all?.length}`).join(', ') || 'nothing';
}

function unlikely(): never {
  throw new Error('everything was played before the storm was over');
}

async function within<Value>(time: number, what: Promise<Value>, why: () => string): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(why())), time);
  return Promise.race([what, promise]).finally(() => clearTimeout(timer));
}
