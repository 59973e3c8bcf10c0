import { useLingui } from '@lingui/react/macro';
import { figureOf } from '@riposte/gorgasali/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useLens } from '../../../table/kit/lens.ts';
import { useCue } from '../../../table/sound/useCue.ts';
import { markOf } from '../art/drawings.ts';
import { CardFace } from './CardFace.tsx';
import styles from './Mat.module.css';
import { slotsOf } from './mat.ts';
import type { IslandPart } from './part.ts';
import { SlotLabel } from './SlotLabel.tsx';
import { type CardThing, CHEST_THING } from './things.ts';

/** The viewer's mat: every slot in its place, what may be used lit, what is considered raised. */
export function Mat({ sight, turn }: IslandPart) {
  const { t } = useLingui();
  const { view, seat } = sight;
  useCue('cardChosen', turn.lifted?.type === 'card' ? turn.lifted.key : undefined);
  if (seat === undefined) return undefined;
  const figure = figureOf(view, seat);
  return (
    <ul className={styles.mat} data-walk="hand" aria-label={t`Your mat`}>
      {slotsOf(figure).map((group) => (
        <li key={group.kind} className={styles.group} data-kind={group.kind}>
          <SlotLabel kind={group.kind} />
          <span className={styles.slots}>
            {group.slots.map(({ key, held }) =>
              held ? (
                <Held key={key} thing={held} sight={sight} turn={turn} />
              ) : (
                <span key={key} className={styles.empty} data-kind={group.kind} aria-hidden />
              ),
            )}
          </span>
        </li>
      ))}
      <li className={styles.group} data-kind="spare">
        <SlotLabel kind="spare" />
        <span className={styles.slots}>
          <Spare count={figure.extraChests} turn={turn} />
        </span>
      </li>
    </ul>
  );
}

function Held({ thing, sight, turn }: IslandPart & { readonly thing: CardThing }) {
  const { t } = useLingui();
  const card = turn.hand.find(({ key }) => key === thing.key);
  const lens = useLens(thing, sight.seat ?? (0 as never));
  if (!card) return undefined;
  const isFaceDown = !thing.loaded;
  const name = turn.texts.card(card);
  const isAsked = sight.decision !== undefined;
  const state =
    turn.lifted?.key === thing.key
      ? 'lifted'
      : turn.refused?.key === thing.key
        ? 'refused'
        : card.legal
          ? 'lit'
          : isAsked
            ? 'dull'
            : 'idle';
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      aria-pressed={turn.lifted?.key === thing.key}
      aria-label={card.legal || !isAsked ? name : t`${name}, cannot be used now`}
      {...lens}
      onClick={() => {
        // What it was touched for is seen on the island, not under the lens.
        lens.onPointerLeave();
        turn.touch(thing);
      }}
    >
      <CardFace
        card={thing.card}
        isFaceDown={isFaceDown}
        form={turn.layout === 'desk' ? (thing.pack ? 'small' : 'card') : 'icon'}
      />
    </button>
  );
}

/** Extra chests that wait to be opened. */
function Spare({ count, turn }: { readonly count: number; readonly turn: IslandPart['turn'] }) {
  const { t } = useLingui();
  const card = turn.hand.find(({ key }) => key === CHEST_THING.key);
  if (count === 0) return <span className={styles.empty} data-kind="pack" aria-hidden />;
  return (
    <button
      type="button"
      className={styles.spare}
      data-state={turn.lifted?.type === 'chest' ? 'lifted' : card?.legal ? 'lit' : 'dull'}
      aria-label={t`Extra chests: ${count}`}
      onClick={() => turn.touch(CHEST_THING)}
    >
      <Drawing drawn={markOf('i-chest')} />
      <b>{count}</b>
    </button>
  );
}
