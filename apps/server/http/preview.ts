import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameDescription, TableCard } from '@riposte/protocol';

/** What a link shows where it is pasted. */
interface Preview {
  readonly title: string;
  readonly description: string;
  /** Where its picture lies, from the root. */
  readonly image: string;
  /** The address it leads to, from the root. */
  readonly path: string;
}

/** The picture of pages whose game has none. */
const ANY_IMAGE = '/icon-512.png';

/**
 * The link to a table. Those who show links keep what they read, so it tells no more than who invites, and that only as
 * long as anybody who has the link may sit down.
 */
export function previewOf(
  table: TableCard,
  games: readonly GameDescription[],
  { web, key }: { readonly web: string; readonly key: string | undefined },
): Preview {
  const name = games.find(({ id }) => id === table.game)?.name ?? table.game;
  const host = table.seats.find(({ player }) => player?.id === table.host)?.player?.name;
  const image = `/preview/${table.game}.png`;
  return {
    title:
      table.status === 'open' && host !== undefined
        ? `${host} challenges you: ${name}`
        : `${name} on Riposte`,
    description:
      table.status === 'open'
        ? 'One tap and you sit at the table. No account, nothing to install.'
        : 'A match on Riposte. Watch it, or begin your own: no account, nothing to install.',
    image: existsSync(join(web, image)) ? image : ANY_IMAGE,
    // Some lead to this address, and not to the one that was pasted.
    path: `/t/${table.id}${table.visibility === 'private' ? `?key=${key}` : ''}`,
  };
}

/** The page with what those who show links look for (https://ogp.me). */
export function withPreview(
  page: string,
  { title, description, image, path }: Preview,
  home: string,
): string {
  const facts = {
    'og:site_name': 'Riposte',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:image': new URL(image, home).href,
    'og:url': new URL(path, home).href,
  };
  const tags = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return page.replace('<title>', () => `${[...tags, card].join('\n    ')}\n    <title>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
