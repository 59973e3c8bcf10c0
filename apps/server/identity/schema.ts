import type { Generated } from 'kysely';
import type { Database } from '../store/database.ts';

/** A login of better-auth. It points to a player, who is what the rest of the service knows. */
interface UserRow {
  id: string;
  playerId: string;
  email: string;
  emailVerified: boolean;
  isAnonymous: boolean | null;
  createdAt: Date;
  updatedAt: Date;
}

interface SessionRow {
  id: string;
  userId: string;
  token: string;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

interface PasskeyRow {
  userId: string;
  name: string | null;
  deviceType: string;
  createdAt: Date | null;
}

interface AccountRow {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string | null;
  updatedAt: Date;
}

/** What was sent to an account, and can be shown once. */
interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
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

/** A name as it looks, and whose it is; nobody's where a moderator took it away. */
interface NameRow {
  key: string;
  player_id: string | null;
  /** When another may have it; nothing while it is in use. */
  until: Date | null;
}

/** The tables of this folder, as far as it reads and writes them itself. */
type IdentityTables = {
  users: UserRow;
  sessions: SessionRow;
  accounts: AccountRow;
  verifications: VerificationRow;
  passkeys: PasskeyRow;
  tokens: TokenRow;
  attempts: AttemptRow;
  names: NameRow;
};

/** The store with the tables of this folder. */
export function withIdentity(db: Database) {
  return db.withTables<IdentityTables>();
}

export type IdentityDatabase = ReturnType<typeof withIdentity>;
