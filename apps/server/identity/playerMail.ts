import type { Mail } from './mailer.ts';
import type { Logins } from './recovery.ts';

/** Tells a player by e-mail what moderators have decided, where they have confirmed an address. */
export async function writeToPlayer(
  { db, mail }: Pick<Logins, 'db' | 'mail'>,
  origin: string,
  player: string,
  { subject, text }: Pick<Mail, 'subject' | 'text'>,
): Promise<void> {
  if (!mail) return;
  const login = await db
    .selectFrom('users')
    .select('email')
    .where('playerId', '=', player)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  if (!login) return;
  const how = `Your page has the details, and a form to appeal: ${origin}/me. You can also answer this e-mail.`;
  mail.post({ to: login.email, subject: `${subject} at Riposte`, text: `${text}\n\n${how}\n` });
}
