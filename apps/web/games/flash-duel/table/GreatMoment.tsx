import { Trans } from '@lingui/react/macro';
import { type AbilityId, abilityOf, cardsOf, type Event } from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import { Crest } from './Crest.tsx';
import { FaceOff } from './FaceOff.tsx';
import styles from './GreatMoment.module.css';
import type { DuelPart, DuelSight } from './part.ts';
import { sideOf } from './people.ts';

/** A turning point with the stage to itself: who, and with which card; what came of it the teller says. */
export default function GreatMoment({ sight, event }: DuelPart & { readonly event: Event }) {
  const { names } = sight;
  switch (event.type) {
    case 'abilityUsed':
      return <AbilityMoment sight={sight} seat={event.seat} ability={event.ability} />;
    case 'abilityCountered':
      return <AbilityMoment sight={sight} seat={event.seat} ability={event.ability} isCancelled />;
    case 'accused':
      return (
        <Turn sight={sight} seats={[event.by, event.seat]} tone={event.right ? 'good' : 'bad'}>
          {event.right ? <Trans>The traitor is found</Trans> : <Trans>A false accusation</Trans>}
        </Turn>
      );
    case 'revealed': {
      const who = names(event.seat);
      return (
        <Turn sight={sight} seats={[event.seat]} tone="bad">
          <Trans>{who} is the traitor</Trans>
        </Turn>
      );
    }
    case 'lifeClaimed':
      return (
        <Turn sight={sight} seats={[event.seat]} tone="bad">
          <Trans>The Dragon lives on</Trans>
        </Turn>
      );
    case 'handNamed':
      return (
        <Turn sight={sight} seats={[event.seat]} tone={event.right ? 'bad' : 'good'}>
          {event.right ? <Trans>Named, and defeated</Trans> : <Trans>Named wrong, and spared</Trans>}
        </Turn>
      );
    case 'handsShown':
      return <LastHits sight={sight} hands={event.hands.map((hand) => cardsOf(hand))} />;
    case 'roundBegan':
      return <FaceOff sight={sight} />;
    default:
      return undefined;
  }
}

/** An ability card, whole, with the crest of its owner. */
function AbilityMoment({
  sight: { view, names },
  seat,
  ability,
  isCancelled = false,
}: {
  readonly sight: DuelSight;
  readonly seat: Seat;
  readonly ability: AbilityId;
  readonly isCancelled?: boolean;
}) {
  const { name, text } = abilityOf(view, ability);
  const fighter = view.fighters[seat];
  return (
    <article className={styles.card} data-side={sideOf(seat, view)} data-cancelled={isCancelled}>
      <span className={styles.crest}>
        <Crest character={fighter?.character} side={fighter?.side} />
      </span>
      <span className={styles.who}>{names(seat)}</span>
      <b className={styles.name}>{name}</b>
      <span className={styles.text}>{text}</span>
      {isCancelled && (
        <span className={styles.stamp}>
          <Trans>Cancelled</Trans>
        </span>
      )}
    </article>
  );
}

/** Crests of those it is about, and what it is in a few large words. */
function Turn({
  sight: { view },
  seats,
  tone,
  children,
}: {
  readonly sight: DuelSight;
  readonly seats: readonly Seat[];
  readonly tone: 'good' | 'bad';
  readonly children: React.ReactNode;
}) {
  return (
    <div className={styles.turn} data-tone={tone}>
      <span className={styles.crests}>
        {seats.map((seat) => (
          <span key={seat} className={styles.crest}>
            <Crest character={view.fighters[seat]?.character} side={view.fighters[seat]?.side} />
          </span>
        ))}
      </span>
      <b className={styles.headline}>{children}</b>
    </div>
  );
}

/** RULES 11.2: time is over, and hands lie open for the last hits. */
function LastHits({
  sight: { view, names },
  hands,
}: {
  readonly sight: DuelSight;
  readonly hands: readonly (readonly number[])[];
}) {
  return (
    <div className={styles.turn}>
      <b className={styles.headline}>
        <Trans>Time is over: hands lie open</Trans>
      </b>
      {hands.map((hand, index) => {
        const seat = index as Seat;
        const fighter = view.fighters[seat];
        return (
          <span key={seat} className={styles.hand}>
            <span className={styles.little}>
              <Crest character={fighter?.character} side={fighter?.side} />
            </span>
            {names(seat)}
            <b>{hand.join(' ') || '–'}</b>
          </span>
        );
      })}
    </div>
  );
}
