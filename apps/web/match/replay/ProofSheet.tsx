import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Deal, missingIn } from '@riposte/kernel';
import { Sheet } from '../../design/overlays.tsx';
import type { Sitter } from '../../table/session.ts';
import type { Film } from './film.ts';
import styles from './ProofSheet.module.css';

/** What "Verified fair" means, with everything anybody needs to check it again. */
export function ProofSheet({
  open,
  film,
  sitters,
  onClose,
}: {
  readonly open: boolean;
  readonly film: Film;
  readonly sitters: readonly Sitter[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { deal, entries, rulesVersion } = film.replay;
  const count = entries.length;
  return (
    <Sheet open={open} onClose={onClose} title={t`Verified fair`}>
      <p>
        <Trans>
          Your browser has just played this whole match again and compared it with the file, byte by byte.
          This is what it found.
        </Trans>
      </p>
      <ol className={styles.checks}>
        <li>
          <Trans>Before the first shuffle, the dealer showed the hash of a secret:</Trans>
          <code>{deal.commitment}</code>
        </li>
        {deal.seals ? (
          <SealedNumbers deal={deal} sitters={sitters} />
        ) : (
          <li>
            <Trans>Only then did every seat add a number of its own:</Trans>
            <Numbers sitters={sitters} numbers={deal.nonces} />
          </li>
        )}
        <li>
          <Trans>After the match the secret was shown. Its hash is the one above:</Trans>
          <code>{deal.secret}</code>
        </li>
        <li>
          <Trans>
            Secret and numbers together are all the chance there was, so neither the dealer nor a player alone
            could choose the cards. Dealt again from them, the cards were the same.
          </Trans>
        </li>
        <li>
          <Trans>
            All {count} choices were allowed by the rules {rulesVersion}, and lead to the end that the file
            claims.
          </Trans>
        </li>
        <li>
          <Trans>Each line of the file carries a hash over all before it, so none was changed.</Trans>
        </li>
      </ol>
      {deal.seals && (
        <p>
          <Trans>
            That the seals came first, no file can show: the browsers of those who played have checked it.
          </Trans>
        </p>
      )}
      <h3 className={styles.self}>
        <Trans>Do it yourself</Trans>
      </h3>
      <p>
        <Trans>Save the replay file and check it with the program in your own terminal:</Trans>
      </p>
      <code className={styles.command}>riposte verify match.replay</code>
    </Sheet>
  );
}

/** How the numbers of all seats were fixed before any was shown, and which of them took part. */
function SealedNumbers({ deal, sitters }: { readonly deal: Deal; readonly sitters: readonly Sitter[] }) {
  const { seals = [], broken = [], nonces } = deal;
  const silent = broken
    .flatMap((_, index) => missingIn(deal, index + 1))
    .map((seat) => sitters[seat]?.name ?? '')
    .join(', ');
  return (
    <>
      <li>
        <Trans>Every seat sealed a number: it showed the hash and kept the number.</Trans>
        <Numbers sitters={sitters} numbers={seals} />
      </li>
      {broken.length > 0 && (
        <li>
          <Plural
            value={broken.length}
            one="The deal was broken off once, because a number did not come."
            other="The deal was broken off # times, because a number did not come."
          />{' '}
          ({silent}) <Trans>The others went on with fresh numbers.</Trans>
        </li>
      )}
      <li>
        <Trans>Then the numbers were shown. Each fits its seal:</Trans>
        <Numbers sitters={sitters} numbers={nonces} />
      </li>
    </>
  );
}

function Numbers({
  sitters,
  numbers,
}: {
  readonly sitters: readonly Sitter[];
  readonly numbers: readonly string[];
}) {
  return numbers.map((number, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
    <code key={index} className={styles.nonce}>
      <b>{sitters[index]?.name}</b> {number || <Trans>took no part</Trans>}
    </code>
  ));
}
