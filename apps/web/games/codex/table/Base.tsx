import { Trans, useLingui } from '@lingui/react/macro';
import { ADD_ONS, buildPriceMade, cardName, type Shown, TECH_BUILDINGS } from '@riposte/codex/table';
import { seat as seatOf } from '@riposte/kernel';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useLens } from '../../../table/kit/lens.ts';
import bases from '../art/bases.svg?url&no-inline';
import { CardCost, CardHealth } from '../cards/Numbers.tsx';
import { answersWith } from './answers.ts';
import styles from './Base.module.css';
import { BUILDING_SYMBOLS } from './buildingSymbols.ts';
import { lightOf } from './lights.ts';
import type { SideProps } from './sideProps.ts';
import { Pop, Tag } from './Tags.tsx';
import { pieceThing, siteThing } from './things.ts';

type Props = SideProps;

const NUMERALS: Readonly<Record<string, string>> = {
  'tech-i-building': 'I',
  'tech-ii-building': 'II',
  'tech-iii-building': 'III',
};

/** The base: what is left of it is the largest number on the table. */
export function Base({ sight, turn, field, side, prospect, deed, onTouch }: Props) {
  const { t } = useLingui();
  const { base } = field;
  const lens = useLens(pieceThing(base?.card ?? 'base', [base?.id ?? -1]), base?.seat ?? seatOf(0));
  if (!base) return undefined;
  const { left = 0, hp = 0 } = base;
  const isFallen = left === 0;
  const isOurs = side === 'ours';
  const whole = isOurs ? t`Your base, ${left} of ${hp} HP` : t`Their base, ${left} of ${hp} HP`;
  const fallen = isOurs ? t`Your base has fallen` : t`Their base has fallen`;
  const label = isFallen ? fallen : whole;
  const stack = { top: base, ids: [base.id] };
  return (
    <button
      type="button"
      className={styles.base}
      data-id={base.id}
      data-side={side}
      data-light={lightOf({ sight, turn }, stack, prospect)}
      data-deed={deed(base.id)?.type}
      data-fallen={isFallen}
      aria-label={label}
      {...lens}
      onClick={() => {
        lens.onPointerLeave();
        onTouch(stack);
      }}
    >
      <Drawing drawn={{ at: `${bases}#bd-base`, box: '-2 -10 68 74' }} className={styles.castle} />
      <span className={styles.hp}>
        <svg viewBox="0 0 36 37" aria-hidden>
          <path d="M3.5 3H32.5V19C32.5 27 26 32 18 35.5C10 32 3.5 27 3.5 19Z" />
        </svg>
        <b>{left}</b>
      </span>
      {isFallen && (
        <span className={styles.fallen} aria-hidden>
          <Trans>Fallen</Trans>
        </span>
      )}
      <Tag fate={prospect.foreseen?.fates.find(({ id }) => id === base.id)} piece={base} />
      <Pop deed={deed(base.id)} />
    </button>
  );
}

/** The buildings of the base: those that stand, and for their player the places where one may be built. */
export function Buildings(props: Props) {
  const { field, sight, turn, seat } = props;
  const built = new Map(field.buildings.map((piece) => [piece.card, piece]));
  const addOn = field.buildings.find(({ card }) => (ADD_ONS as readonly string[]).includes(card));
  const sites = [...TECH_BUILDINGS, ...(addOn ? [addOn.card] : [])];
  const offered = ADD_ONS.filter(
    (card) => seat === sight.seat && answersWith(siteThing(card), turn.choices).length > 0,
  );
  return (
    <span className={styles.buildings}>
      {sites.map((card) => {
        const piece = built.get(card);
        return piece ? (
          <Standing key={card} {...props} piece={piece} />
        ) : (
          <Site key={card} {...props} card={card} />
        );
      })}
      {!addOn && offered.length > 0 && <AddOns {...props} offered={offered} />}
    </span>
  );
}

function Picture({ card }: { readonly card: string }) {
  return (
    <Drawing
      drawn={{ at: `${bases}#${BUILDING_SYMBOLS[card]}`, box: '-2 -10 68 74' }}
      className={styles.picture}
    />
  );
}

function Standing({ piece, sight, turn, side, prospect, deed, onTouch }: Props & { readonly piece: Shown }) {
  const { t } = useLingui();
  const stack = { top: piece, ids: [piece.id] };
  const lens = useLens(pieceThing(piece.card, [piece.id]), piece.seat);
  const { left = 0, hp = 0, name, isUnderConstruction, isStopped } = piece;
  return (
    <button
      type="button"
      className={styles.building}
      data-id={piece.id}
      data-side={side}
      data-state={isUnderConstruction ? 'rising' : isStopped ? 'stopped' : 'stands'}
      data-light={lightOf({ sight, turn }, stack, prospect)}
      data-deed={deed(piece.id)?.type}
      aria-label={isUnderConstruction ? t`${name}, under construction` : t`${name}, ${left} of ${hp} HP`}
      {...lens}
      onClick={() => {
        lens.onPointerLeave();
        onTouch(stack);
      }}
    >
      <Picture card={piece.card} />
      <span className={styles.foot}>
        {NUMERALS[piece.card] !== undefined && <em>{NUMERALS[piece.card]}</em>}
        <CardHealth left={left} hp={hp} />
      </span>
      <Tag fate={prospect.foreseen?.fates.find(({ id }) => id === piece.id)} piece={piece} />
      <Pop deed={deed(piece.id)} />
    </button>
  );
}

/** Not built: a ghost, with its price where it may be built now. */
function Site({ card, sight, turn, seat }: Props & { readonly card: string }) {
  const { t } = useLingui();
  const thing = siteThing(card);
  const lens = useLens(thing, seat);
  const isMine = seat === sight.seat;
  const isLit = isMine && answersWith(thing, turn.choices).length > 0;
  const price = isMine ? buildPriceMade(sight.view, seat, card)?.value : undefined;
  const name = cardName(card);
  return (
    <button
      type="button"
      className={styles.building}
      data-state="site"
      data-light={turn.lifted?.key === thing.key ? 'chosen' : isLit ? 'choose' : 'none'}
      aria-label={price === undefined ? t`${name}, not built` : t`${name}, not built, ${price} gold`}
      {...lens}
      onClick={() => {
        lens.onPointerLeave();
        if (isMine) turn.touch(thing);
        else turn.look(thing, seat);
      }}
    >
      <Picture card={card} />
      <span className={styles.foot}>
        {isLit && price !== undefined ? <CardCost cost={price} /> : <em>{NUMERALS[card] ?? '+'}</em>}
      </span>
    </button>
  );
}

/** One of four may stand beside the base: a touch shows which. */
function AddOns({ offered, turn }: Props & { readonly offered: readonly string[] }) {
  const { t } = useLingui();
  const answers = offered.flatMap((card) => answersWith(siteThing(card), turn.choices));
  return (
    <button
      type="button"
      className={styles.building}
      data-state="site"
      data-light="choose"
      aria-label={t`Build an add-on`}
      onClick={() => turn.consider({ type: 'answers', answers })}
    >
      <Picture card={offered[0] ?? ''} />
      <span className={styles.foot}>
        <em>+</em>
      </span>
    </button>
  );
}
