import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server for tests: a real one, which keeps what it is sent. */
export interface PostOffice {
  readonly url: string;
  /** Every e-mail, as it came over the wire. */
  readonly mails: readonly {
    readonly to: readonly string[];
    readonly from: string;
    readonly raw: string;
  }[];
  /** The e-mail after so many, once it is there. */
  mail(number: number): Promise<string>;
  close(): Promise<void>;
}

const NAME = 'riposte';
const WORD = 'postman';

export async function openPostOffice(): Promise<PostOffice> {
  const mails: { to: string[]; from: string; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      if (username === NAME && password === WORD) done(null, { user: NAME });
      else done(new Error('wrong name or password'));
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), from, raw });
      server.emit('mail');
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${NAME}:${WORD}@127.0.0.1:${port}`,
    mails,
    async mail(number) {
      while (mails.length <= number) await once(server as unknown as NodeJS.EventEmitter, 'mail');
      return mails[number]?.raw ?? '';
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What stands behind the # of the link to this page, in an e-mail. */
export function tokenIn(raw: string, page: string): string {
  // Long lines are broken by quoted-printable.
  const plain = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return new RegExp(`/${page}#(\\S+)`).exec(plain)?.[1] ?? '';
}
