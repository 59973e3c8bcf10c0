import { Trans } from '@lingui/react/macro';
import { ABILITY_CARDS, type AbilityId, type CardId, type Event } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import type { ReactNode } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { crestOf } from '../art/drawings.ts';
import { CardFace } from './CardFace.tsx';
import { colourOf } from './colours.ts';
import styles from './GreatMoment.module.css';
import { keyed } from './keyed.ts';
import { Moon } from './Moon.tsx';
import type { IslandPart, IslandSight } from './part.ts';

/** A turning point with the stage to itself; what came of it the teller says. */
export default function GreatMoment({ sight, event }: IslandPart & { readonly event: Event }) {
  switch (event.type) {
    case 'zoneShrank':
      return (
        <Banner tone="bad" head={<Moon lit={0} className={styles.moon} />}>
          <Trans>The dusk draws in</Trans>
          <small>
            <Trans>
              zone {event.zone}: −{event.price} health a step
            </Trans>
          </small>
        </Banner>
      );
    case 'fell': {
      const who = sight.names(event.seat);
      return (
        <Banner
          tone="bad"
          head={<Crests sight={sight} seats={event.by === 'zone' ? [event.seat] : [event.by, event.seat]} />}
        >
          <Trans>{who} falls</Trans>
        </Banner>
      );
    }
    case 'chestOpened':
    case 'looted':
      return <Cards sight={sight} seat={event.seat} cards={event.cards} />;
    case 'froze':
      return <Ability sight={sight} seats={[event.seat, ...event.targets]} ability="freeze" />;
    case 'hypnotised':
      return <Ability sight={sight} seats={[event.seat, event.target]} ability="hypnosis" />;
    case 'stolen':
      return <Ability sight={sight} seats={[event.seat, event.from]} ability="steal" />;
    case 'swapped':
      return <Ability sight={sight} seats={[event.seat, event.with]} ability="swap" />;
    case 'copied':
      return <Ability sight={sight} seats={[event.seat, event.from]} ability="imitate" />;
    case 'revived': {
      const who = sight.names(event.mate);
      return (
        <Banner tone="good" head={<Crests sight={sight} seats={[event.seat, event.mate]} />}>
          <Trans>{who} lives again</Trans>
        </Banner>
      );
    }
    default:
      return undefined;
  }
}

function Banner({
  tone,
  head,
  children,
}: {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly head: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.banner} data-tone={tone}>
      {head}
      <b>{children}</b>
    </div>
  );
}

function Crests({
  sight: { view },
  seats,
}: {
  readonly sight: IslandSight;
  readonly seats: readonly Seat[];
}) {
  return (
    <span className={styles.crests}>
      {seats.map((seat) => {
        const crest = crestOf(view.figures[seat]?.character ?? 'none');
        return crest && <Drawing key={seat} drawn={crest} />;
      })}
    </span>
  );
}

function Ability({
  sight,
  seats,
  ability,
}: {
  readonly sight: IslandSight;
  readonly seats: readonly Seat[];
  readonly ability: AbilityId;
}) {
  return (
    <Banner tone="plain" head={<Crests sight={sight} seats={seats} />}>
      {ABILITY_CARDS[ability].name}
    </Banner>
  );
}

/** How many cards of a chest or a loot are laid out. */
const MOST_CARDS = 6;

/** Cards that rise one after another, in the colour of the figure that has them now. */
function Cards({
  sight: { view },
  seat,
  cards,
}: {
  readonly sight: IslandSight;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}) {
  const character = view.figures[seat]?.character ?? 'none';
  const crest = crestOf(character);
  return (
    <div className={styles.cards} style={{ '--colour': colourOf(character) } as React.CSSProperties}>
      {crest && <Drawing drawn={crest} className={styles.owner} />}
      {keyed(cards.slice(0, MOST_CARDS)).map(({ key, item }, index) => (
        <span key={key} style={{ '--at': index } as React.CSSProperties}>
          <CardFace card={item} />
        </span>
      ))}
    </div>
  );
}
