import styles from './Numbers.module.css';

const BLADE = 'M4 36V13L18 1.5L32 13V36L18 31Z';
const SHIELD = 'M3.5 3H32.5V19C32.5 27 26 32 18 35.5C10 32 3.5 27 3.5 19Z';
/** What a card costs: a coin. */
export function CardCost({ cost }: { readonly cost: number }) {
  return (
    <span className={styles.cost}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles.coin} cx="18" cy="18" r="16.5" />
        <circle className={styles.groove} cx="18" cy="18" r="13" />
      </svg>
      <b>{cost}</b>
    </span>
  );
}

/** ATK: a blade. One that is not as printed is green or rose, and its edge is thick. */
export function Attack({ atk, printed = atk }: { readonly atk: number; readonly printed?: number }) {
  return (
    <span className={styles.number} data-change={changeOf(atk, printed)}>
      <svg viewBox="0 0 36 37" aria-hidden="true">
        <path className={styles.shape} d={BLADE} />
      </svg>
      <b data-digits={String(atk).length}>{atk}</b>
    </span>
  );
}

/** HP: a shield, drained to what is left. */
export function CardHealth({
  left,
  hp = left,
  printed = hp,
}: {
  readonly left: number;
  readonly hp?: number;
  readonly printed?: number;
}) {
  const lost = hp > 0 ? Math.min(1, Math.max(0, 1 - left / hp)) : 0;
  return (
    <span className={styles.number} data-shield data-change={lost > 0 ? 'hurt' : changeOf(hp, printed)}>
      <svg viewBox="0 0 36 37" aria-hidden="true">
        <path className={styles.shape} d={SHIELD} />
        {lost > 0 && (
          <path className={styles.blood} d={SHIELD} style={{ clipPath: `inset(${lost * 100}% 0 0)` }} />
        )}
        <path className={styles.edge} d={SHIELD} />
      </svg>
      <b data-digits={String(left).length}>{left}</b>
    </span>
  );
}

function changeOf(now: number, printed: number): 'more' | 'less' | undefined {
  if (now === printed) return undefined;
  return now > printed ? 'more' : 'less';
}
