import { Trans, useLingui } from '@lingui/react/macro';
import { entryOf } from '@riposte/codex/table';
import { Back, Tile, type TileState } from '../cards/Tile.tsx';
import styles from './Legend.module.css';

/** What becomes of cards on the table, and how each looks then. */
export function Legend() {
  const { t } = useLingui();
  const signs: readonly { readonly label: string; readonly card: string; readonly state: TileState }[] = [
    { label: t`Ready`, card: 'huntress', state: {} },
    { label: t`Exhausted`, card: 'huntress', state: { isExhausted: true } },
    { label: t`Just arrived, cannot attack yet`, card: 'ironbark-treant', state: { isTired: true } },
    { label: t`Damaged`, card: 'centaur', state: { left: 1 } },
    { label: t`Two +1/+1 runes`, card: 'drill-sergeant', state: { runes: 2, atk: 5, hp: 5 } },
    { label: t`A −1/−1 rune`, card: 'iron-man', state: { runes: -1, atk: 2, hp: 3 } },
    { label: t`Time runes`, card: 'shimmer-ray', state: { timeRunes: 2 } },
    { label: t`Squad leader`, card: 'brave-knight', state: { slot: 0 } },
    { label: t`Elite`, card: 'older-brother', state: { slot: 1, atk: 3 } },
    { label: t`Scavenger`, card: 'tenderfoot', state: { slot: 2 } },
    { label: t`Technician`, card: 'tinkerer', state: { slot: 3 } },
    { label: t`Lookout`, card: 'gemscout-owl', state: { slot: 4 } },
    { label: t`Invisible`, card: 'stalking-tiger', state: { keywords: ['invisible'] } },
    { label: t`Three tokens`, card: 'squirrel', state: { count: 3 } },
  ];
  return (
    <section aria-labelledby="signs">
      <h2 id="signs" className={styles.heading}>
        <Trans>Signs on the table</Trans>
      </h2>
      <ul className={styles.signs}>
        {signs.map(({ label, card, state }) => (
          <li key={label} className={styles.sign}>
            <span aria-hidden="true">
              <Tile entry={entryOf(card)} state={state} />
            </span>
            {label}
          </li>
        ))}
        <li className={styles.sign}>
          <span aria-hidden="true">
            <Back />
          </span>
          <Trans>Face down</Trans>
        </li>
      </ul>
    </section>
  );
}
