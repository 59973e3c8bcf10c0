import { Trans, useLingui } from '@lingui/react/macro';
import type { Options } from '@riposte/flash-duel';
import { use, useState } from 'react';
import { Drawing } from '../art/Drawing.tsx';
import { Sheet } from '../design/overlays.tsx';
import styles from './CardSheet.module.css';
import { abilityCard } from './cards.ts';
import { RuleList } from './RuleList.tsx';
import RuleSheet from './RuleSheet.tsx';
import { rulingsOn } from './rulebook.ts';
import { rulebookOf } from './rulebooks.ts';
import { useSources } from './useSources.ts';

/** A whole ability card: what it does, how sure we are of it, and what has been ruled about it. */
export default function CardSheet({
  ability: id,
  edition,
  onClose,
}: {
  readonly ability: string;
  readonly edition: Options['edition'];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const sources = useSources();
  const book = use(rulebookOf('flash-duel'));
  const [rule, setRule] = useState<string>();
  const card = abilityCard(id, edition);
  if (!card) return undefined;
  if (rule !== undefined) {
    return <RuleSheet game="flash-duel" rule={rule} onClose={() => setRule(undefined)} />;
  }
  const { ability, character, name, title } = card;
  const rulings = book ? rulingsOn(book, ability.name) : [];
  return (
    <Sheet open onClose={onClose} title={ability.name}>
      <article className={styles.card}>
        <header className={styles.owner}>
          {character !== 'dragon' && <Drawing name={`c-${character}`} className={styles.crest} />}
          <p>
            <strong>{name}</strong>
            <span>{title}</span>
          </p>
          <p className={styles.source} data-source={ability.source}>
            {sources[ability.source].name}
          </p>
        </header>
        <p className={styles.text}>{ability.text}</p>
      </article>
      <section>
        <h3 className={styles.heading}>
          <Trans>How sure we are</Trans>
        </h3>
        <p>{sources[ability.source].meaning}</p>
        {ability.note !== undefined && <p className={styles.note}>{ability.note}</p>}
      </section>
      {rulings.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t`Rulings`}</h3>
          <RuleList rules={rulings} onRule={setRule} />
        </section>
      )}
    </Sheet>
  );
}
