import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '../design/overlays.tsx';
import type { Sitter } from '../table/session.ts';
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
        <li>
          <Trans>Only then did every seat add a number of its own:</Trans>
          {deal.nonces.map((nonce, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <code key={index} className={styles.nonce}>
              <b>{sitters[index]?.name}</b> {nonce}
            </code>
          ))}
        </li>
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
