import { Trans, useLingui } from '@lingui/react/macro';
import type { CardId, Leaf } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { iconOf } from '../cards/icons.ts';
import styles from './Filters.module.css';
import { FILTERS, isWanted, type LeafFilter } from './pages.ts';
import { leftIn } from './sealing.ts';

interface Props {
  readonly leaves: readonly Leaf[];
  readonly unsent: readonly CardId[];
  readonly filter: LeafFilter;
  readonly onFilter: (filter: LeafFilter) => void;
}

/** What is looked for, with how many of it are left; and what the signs in the book mean. */
export function Filters({ leaves, unsent, filter, onFilter }: Props) {
  const { t } = useLingui();
  const names: Readonly<Record<LeafFilter, string>> = {
    all: t`All`,
    spell: t`Spells`,
    ultimate: t`Ultimates`,
    'tech 1': t`Tech I`,
    'tech 2': t`Tech II`,
    'tech 3': t`Tech III`,
    soon: t`Playable soon`,
  };
  const countOf = (one: LeafFilter) =>
    leaves
      .flatMap(({ pockets }) => pockets)
      .filter((pocket) => isWanted(pocket, one))
      .reduce((sum, pocket) => sum + leftIn(pocket, unsent), 0);
  return (
    <div className={styles.bar}>
      <fieldset className={styles.filters}>
        <legend className="heard">
          <Trans>Show</Trans>
        </legend>
        {FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.filter}
            aria-pressed={one === filter}
            onClick={() => onFilter(one === filter ? 'all' : one)}
          >
            {names[one]} <em>{countOf(one)}</em>
          </button>
        ))}
      </fieldset>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i data-on /> <i data-on /> <Trans>two left</Trans>
        </span>
        <span>
          <i data-on /> <i /> <Trans>one left</Trans>
        </span>
        <span>
          <Drawing drawn={iconOf('t-lock')} /> <Trans>not playable soon</Trans>
        </span>
      </p>
    </div>
  );
}
