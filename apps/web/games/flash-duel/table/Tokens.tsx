import { Plural, useLingui } from '@lingui/react/macro';
import { TOKENS_TO_WIN } from '@riposte/flash-duel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Tokens.module.css';

/** Rounds won, as tokens in their sockets; those just won fall into theirs. */
export function Tokens({ won, fresh = 0 }: { readonly won: number; readonly fresh?: number }) {
  const { t } = useLingui();
  const sockets = Math.max(TOKENS_TO_WIN, won);
  return (
    <span
      className={styles.row}
      data-part="tokens"
      role="img"
      aria-label={t`${won} of ${TOKENS_TO_WIN} rounds won`}
    >
      {Array.from({ length: sockets }, (_, index) => (
        <GameDrawing
          // biome-ignore lint/suspicious/noArrayIndexKey: sockets are alike and stay where they are
          key={index}
          name={index < won ? 'token' : 'tokenlost'}
          data-fresh={(index < won && index >= won - fresh) || undefined}
        />
      ))}
    </span>
  );
}

/** Hit points, as scales. */
export function Life({ left, most }: { readonly left: number; readonly most: number }) {
  const all = Math.max(left, most);
  return (
    <span className={styles.row} data-life="true">
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: scales are alike and stay where they are
        <svg key={index} viewBox="0 0 20 24" aria-hidden data-lost={index >= left}>
          <path d="M10 1L18.5 6V13C18.5 18 14.5 21.5 10 23C5.500 21.500 1.500 18 1.500 13V6Z" />
          <path d="M10 6V17" />
        </svg>
      ))}
      <span className="heard">
        <Plural value={left} one="# hit point left" other="# hit points left" />
      </span>
    </span>
  );
}
