import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { codeOf } from '../errors.ts';

/** An e-mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What sends e-mails. */
export interface Mailer {
  /** Sends in the background: how long that takes must not show whether an address is known. */
  post(mail: Mail): void;
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
  const under = new Set<Promise<void>>();
  async function send(mail: Mail): Promise<void> {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      // Its words may name the address that was written to.
      log.error({ part: 'mail', code: codeOf(error) }, 'an e-mail could not be sent');
    }
  }
  return {
    post(mail) {
      const sending = send(mail).finally(() => under.delete(sending));
      under.add(sending);
    },
    async settled() {
      await Promise.all(under);
    },
  };
}
