import type { Generated } from 'kysely';
import type { Database } from '../store/database.ts';

/** A login of better-auth. It points to a player, who is what the rest of the service knows. */
interface UserRow {
  id: string;
  playerId: string;
  email: string;
  isAnonymous: boolean | null;
  updatedAt: Date;
}

interface SessionRow {
  userId: string;
  createdAt: Date;
}

interface AccountRow {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  updatedAt: Date;
}

interface TokenRow {
  id: string;
  player_id: string;
  name: string;
  /** Of the token; the token itself is nowhere. */
  hash: string;
  created_at: Generated<Date>;
  used_at: Date | null;
}

/** How often something was tried until then. */
interface AttemptRow {
  key: string;
  count: number;
  until: Date;
}

/** The tables of this folder, as far as it reads and writes them itself. */
type IdentityTables = {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  tokens: TokenRow;
  attempts: AttemptRow;
};

/** The store with the tables of this folder. */
export function withIdentity(db: Database) {
  return db.withTables<IdentityTables>();
}

export type IdentityDatabase = ReturnType<typeof withIdentity>;
