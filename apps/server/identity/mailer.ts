import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { codeOf } from '../errors.ts';

/** An e-mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** By which a mailbox knows an e-mail that comes twice. */
  readonly messageId?: string;
}

/** What sends e-mails. */
export interface Mailer {
  /** Sends in the background: how long that takes must not show whether an address is known. */
  post(mail: Mail): void;
  /** Sends it, and says whether the mail server has taken it. */
  send(mail: Mail): Promise<boolean>;
  /** Resolves when all that was posted has been sent, or could not be. */
  settled(): Promise<void>;
}

export interface MailerPlace {
  /** The SMTP server. */
  readonly url: string;
  /** The sender. */
  readonly from: string;
  readonly log: Logger;
}

/** How long, in milliseconds, the mail server may be silent. */
const PATIENCE = 20_000;

/** Mail over SMTP. */
export function openMailer({ url, from, log }: MailerPlace): Mailer {
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url, ...patience }, { from });
  const under = new Set<Promise<boolean>>();
  async function trySending(mail: Mail): Promise<boolean> {
    try {
      await transport.sendMail(mail);
      return true;
    } catch (error) {
      // Its words may name the address that was written to.
      log.error({ part: 'mail', code: codeOf(error) }, 'an e-mail could not be sent');
      return false;
    }
  }
  function send(mail: Mail): Promise<boolean> {
    const sending = trySending(mail).finally(() => under.delete(sending));
    under.add(sending);
    return sending;
  }
  return {
    post: (mail) => void send(mail),
    send,
    async settled() {
      await Promise.all(under);
    },
  };
}
