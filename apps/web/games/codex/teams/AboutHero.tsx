import { Trans, useLingui } from '@lingui/react/macro';
import { type CardEntry, type CardId, upper } from '@riposte/codex/table';
import { Button } from '../../../design/Button.tsx';
import { CardFace } from '../cards/CardFace.tsx';
import { shortName } from '../cards/shortNames.ts';
import styles from './About.module.css';
import { Deeds } from './Deeds.tsx';
import { SPEC_WORDS, TEMPO_WORDS } from './specs.ts';
import { costOf } from './team.ts';
import { COST_WORDS } from './teamWords.ts';

interface Props {
  readonly entry: CardEntry;
  readonly chosen: readonly CardId[];
  readonly isSending: boolean;
  readonly onLead: () => void;
}

/** A hero and the spec that comes along: what it wants, what it fears, what the colours cost. */
export function AboutHero({ entry, chosen, isSending, onLead }: Props) {
  const { i18n } = useLingui();
  const { spec } = entry;
  if (!spec) return undefined;
  const words = SPEC_WORDS[spec];
  const name = shortName(entry.id);
  const cost = costOf([...chosen, entry.id]);
  return (
    <article className={styles.about}>
      <div className={styles.text}>
        <div className={styles.card}>
          <CardFace entry={entry} />
        </div>
        <h2>{entry.name}</h2>
        <p className={styles.kind}>
          {upper(spec)} · {upper(entry.color)} · {i18n._(TEMPO_WORDS[words.tempo])}
        </p>
        <p>{i18n._(words.wants)}</p>
        <p className={styles.fears}>
          <Trans>
            <b>Fears</b> {i18n._(words.fears)}
          </Trans>
        </p>
        {cost !== 'nothing' && <p className={styles.cost}>{i18n._(COST_WORDS[cost])}</p>}
      </div>
      <Deeds heroes={[entry.id]}>
        <Button kind="solid" wide disabled={isSending} onClick={onLead}>
          <Trans>Lead {name}</Trans>
        </Button>
      </Deeds>
    </article>
  );
}
