import { type ContactBody, type ContactCard, type Result, refuse } from '@riposte/protocol';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { newId } from '../store/id.ts';
import type { StoredPlayer } from '../store/players.ts';
import { leadsOutside } from './call.ts';
import { hostOf, parseOutside } from './outside.ts';
import { type ContactKind, type ReminderDatabase, withReminders } from './schema.ts';
import type { Sender, Sent } from './sender.ts';
import { testReminder } from './words.ts';

/** How many contacts of each kind a player may have. */
const MOST: Readonly<Record<ContactKind, number>> = { push: 10, mail: 1, webhook: 1 };

const NOT_OUTSIDE = 'That is no address of the public Internet that begins with https://.';

/** A new contact, and the secret of a webhook, which is shown this once. */
interface Added {
  readonly contact: ContactCard;
  readonly secret?: string;
}

/** What is kept of a contact, as its owner gave it. */
type Given = Pick<Row, 'address' | 'detail' | 'name'>;

interface Row {
  readonly id: string;
  readonly player_id: string;
  readonly kind: ContactKind;
  readonly address: string;
  readonly detail: string;
  readonly name: string;
  readonly created_at: Date;
}

/** Where players are told that it is their turn. */
export class Contacts {
  readonly db: ReminderDatabase;
  readonly #sender: Sender;

  constructor(db: Database, sender: Sender) {
    this.db = withReminders(db);
    this.#sender = sender;
  }

  /** By which browsers know whose reminders they take. */
  get key(): string {
    return this.#sender.publicKey;
  }

  /** Whether an e-mail can be sent to a player. */
  async hasMail(player: string): Promise<boolean> {
    return (await this.#sender.mailAddress(player)) !== undefined;
  }

  async list(player: string): Promise<readonly ContactCard[]> {
    return (await this.#rows(player)).map(cardOf);
  }

  /** Adds one; the same again is the same. `device` is the browser that asks. */
  async add(player: StoredPlayer, body: ContactBody, device: string): Promise<Result<Added>> {
    const given = await this.#given(player, body, device);
    if (!given.ok) return given;
    const added = await this.#insert(player.id, body.kind, given.value);
    if (!added) return refuse('NOT_ALLOWED', `You are told in ${MOST[body.kind]} browsers already.`);
    const contact = cardOf(added);
    if (body.kind !== 'webhook') return { ok: true, value: { contact } };
    return { ok: true, value: { contact, secret: this.#sender.secretOf(added.id) } };
  }

  async remove(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('contacts')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Forgets where a player was told, and of what. */
  async forget(player: string): Promise<void> {
    await this.db.transaction().execute(async (inside) => {
      await inside.deleteFrom('contacts').where('player_id', '=', player).execute();
      await inside.deleteFrom('reminders').where('player_id', '=', player).execute();
    });
  }

  /** Tells all contacts of a player something, to see whether it arrives. */
  async test(player: string): Promise<readonly { readonly id: string; readonly sent: Sent }[]> {
    const rows = await this.#rows(player);
    const all = await Promise.all(
      rows.map(async (row) => ({ id: row.id, sent: await this.#sender.send(row, testReminder(newId())) })),
    );
    for (const { id, sent } of all) if (sent === 'gone') await this.remove(player, id);
    return all;
  }

  #rows(player: string): Promise<Row[]> {
    return this.db.selectFrom('contacts').selectAll().where('player_id', '=', player).orderBy('id').execute();
  }

  async #given(player: StoredPlayer, body: ContactBody, device: string): Promise<Result<Given>> {
    const { reach } = this.#sender;
    if (body.kind === 'mail') {
      return (await this.hasMail(player.id))
        ? { ok: true, value: { address: '', detail: '', name: '' } }
        : refuse('NOT_ALLOWED', 'Confirm your e-mail address first.');
    }
    if (body.kind === 'webhook' && player.kind !== 'member') {
      return refuse('NOT_ALLOWED', 'That needs an account.');
    }
    const url = parseOutside(body.kind === 'push' ? body.endpoint : body.url, reach);
    if (!url || !(await leadsOutside(url, reach))) return refuse('NOT_ALLOWED', NOT_OUTSIDE);
    return body.kind === 'push'
      ? { ok: true, value: { address: url.href, detail: JSON.stringify(body.keys), name: device } }
      : { ok: true, value: { address: url.href, detail: '', name: hostOf(url).slice(0, 64) } };
  }

  /** Nothing where there are too many. What one player asks for at once is counted one after another. */
  #insert(player: string, kind: ContactKind, { address, detail, name }: Given): Promise<Row | undefined> {
    return this.db.transaction().execute(async (inside) => {
      await sql`select from players where id = ${player} for no key update`.execute(inside);
      // A browser belongs to the player who uses it now; of a webhook there is one, the last that was named.
      if (kind === 'push') {
        await inside
          .deleteFrom('contacts')
          .where('kind', '=', 'push')
          .where('address', '=', address)
          .where('player_id', '<>', player)
          .execute();
      } else {
        await inside
          .deleteFrom('contacts')
          .where('kind', '=', kind)
          .where('player_id', '=', player)
          .where('address', '<>', address)
          .execute();
      }
      const known = await inside
        .selectFrom('contacts')
        .select('address')
        .where('player_id', '=', player)
        .where('kind', '=', kind)
        .execute();
      const isNew = known.every((one) => one.address !== address);
      if (isNew && known.length >= MOST[kind]) return undefined;
      return inside
        .insertInto('contacts')
        .values({ id: newId(), player_id: player, kind, address, detail, name })
        .onConflict((clash) => clash.columns(['player_id', 'kind', 'address']).doUpdateSet({ detail, name }))
        .returningAll()
        .executeTakeFirst();
    });
  }
}

function cardOf({ id, kind, name, created_at }: Row): ContactCard {
  return { id, kind, name, createdAt: created_at.toISOString() };
}
