import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Card, fightOf } from '@riposte/flash-duel';
import { GameDrawing } from '../art/GameDrawing.tsx';
import styles from './Knowledge.module.css';
import { reachOf } from './moments.ts';
import type { DuelPart } from './part.ts';
import { type Count, faceOfPile, type PublicKnowledge as Known, knowledgeOf } from './tally.ts';

/** Public knowledge, shown rather than memorised: what is out there of each number, and the piles. */
export function Knowledge({ sight: { view, seat }, turn }: DuelPart) {
  const { t } = useLingui();
  if (view.round === 0) return undefined;
  const known = knowledgeOf(view);
  const { lifted } = turn;
  // The number that matters now.
  const marked =
    fightOf(view)?.needs ?? (lifted?.type === 'card' ? lifted.card : undefined) ?? reachOf(view, seat);
  return (
    <div className={styles.knowledge}>
      <ul className={styles.tally} data-part="tally" aria-label={t`Cards by number`}>
        {known.counts.map((count) => (
          <Row key={count.card} count={count} isMarked={count.card === marked} />
        ))}
      </ul>
      {known.top.length > 0 ? (
        <p className={styles.legend}>
          <Trans>The next cards are {known.top.join(', ')}.</Trans>
        </p>
      ) : (
        <p className={styles.legend} aria-hidden>
          <span>
            <GameDrawing name="sh4" data-kind="unseen" /> <Trans>unseen</Trans>
          </span>
          <span>
            <GameDrawing name="sm4" data-kind="yours" /> <Trans>in your sight</Trans>
          </span>
          <span>
            <GameDrawing name="sg4" data-kind="gone" /> <Trans>gone</Trans>
          </span>
        </p>
      )}
      <Piles known={known} />
    </div>
  );
}

function Row({ count, isMarked }: { readonly count: Count; readonly isMarked: boolean }) {
  const { t } = useLingui();
  const { card, unseen, yours, gone } = count;
  const all = [
    ...Array.from({ length: unseen }, () => 'unseen' as const),
    ...Array.from({ length: yours }, () => 'yours' as const),
    ...Array.from({ length: gone }, () => 'gone' as const),
  ];
  return (
    <li
      data-marked={isMarked}
      aria-label={t`${card}: ${unseen} unseen, ${yours} in your sight, ${gone} gone`}
    >
      <span className={styles.number} aria-hidden>
        {card}
      </span>
      <span className={styles.shapes} aria-hidden>
        {all.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes of one kind are alike
          <GameDrawing key={index} name={`${SHAPES[kind]}${card}`} data-kind={kind} />
        ))}
      </span>
      <span className={styles.left} aria-hidden>
        {unseen}
      </span>
    </li>
  );
}

const SHAPES = { unseen: 'sh', yours: 'sm', gone: 'sg' } as const;

/** The draw pile and what lies beside it. */
function Piles({ known }: { readonly known: Known }) {
  const { counts, toDraw, gone, aside, reshuffles, renews } = known;
  const face = faceOfPile(counts);
  return (
    <ul className={styles.piles} data-many={renews && aside > 0}>
      <li>
        <GameDrawing name="cardback" />
        <span>
          <b>{toDraw}</b> <Trans>to draw</Trans>
        </span>
      </li>
      <li>
        {face ? <GameDrawing name={`card${face}`} /> : <GameDrawing name="cardback" opacity={0.25} />}
        <span>
          <b>{gone}</b> <Trans>gone</Trans>
        </span>
      </li>
      {aside > 0 && (
        <li>
          <GameDrawing name="cardback" opacity={0.6} />
          <span>
            <b>{aside}</b> <Trans>set aside</Trans>
          </span>
        </li>
      )}
      {renews && (
        <li>
          <GameDrawing name="mark" />
          <span>
            <b>{reshuffles}</b> <Plural value={reshuffles} one="reshuffle" other="reshuffles" />
          </span>
        </li>
      )}
    </ul>
  );
}

/** The same in one line, for a phone. */
export function TallyLine({ sight: { view } }: DuelPart) {
  const { t } = useLingui();
  const known = knowledgeOf(view);
  const marked: Card | undefined = fightOf(view)?.needs;
  return (
    <ul className={styles.line} data-part="tally" aria-label={t`Unseen cards by number`}>
      {known.counts.map(({ card, unseen }) => (
        <li key={card} data-marked={card === marked}>
          <GameDrawing name={`sh${card}`} />
          {card}
          <b>×{unseen}</b>
        </li>
      ))}
    </ul>
  );
}

/** The draw pile, and how many cards are in it. */
export function DrawPile({ sight: { view } }: DuelPart) {
  const { t } = useLingui();
  const { toDraw } = knowledgeOf(view);
  return (
    <>
      <GameDrawing name="cardback" />
      <b aria-hidden>{toDraw}</b>
      <span className="heard">{t`${toDraw} cards to draw. All about the cards`}</span>
    </>
  );
}
