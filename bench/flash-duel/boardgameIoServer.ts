import { createRequire } from 'node:module';
import { duel } from './boardgame-io/duel.ts';
import { loadLibrary } from './boardgame-io/library.ts';

/** What is used of boardgame.io's server. */
interface ServerLibrary {
  Server(options: { readonly games: readonly unknown[]; readonly origins: readonly RegExp[] }): {
    run(options: { readonly port: number }): Promise<unknown>;
  };
}

// The server as its documentation shows it, with the store it comes with, which is in memory.
loadLibrary();
const folder = new URL('./boardgame-io/', import.meta.url);
const { Server } = createRequire(folder)('boardgame.io/server') as ServerLibrary;
await Server({ games: [duel], origins: [/localhost/] }).run({ port: Number(process.argv[2]) });
process.send?.({ ready: true });
