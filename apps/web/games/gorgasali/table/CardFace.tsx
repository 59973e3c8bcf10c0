import {
  type CardId,
  cardName,
  categoryOf,
  isWeapon,
  rarityOf,
  WEAPON_CARDS,
} from '@riposte/gorgasali/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { dieOf, markOf, supportDrawing, weaponDrawing } from '../art/drawings.ts';
import styles from './CardFace.module.css';
import { marks } from './keyed.ts';

const RARITY = { common: 1, rare: 2, epic: 3, legendary: 4 } as const;
const GROUP_MARKS = {
  'six shooter': 'm-six',
  striker: 'm-str',
  massive: 'm-mas',
  scout: 'm-sco',
} as const;
const KIND_MARKS = {
  consumable: 'k-con',
  helmet: 'k-arm',
  body: 'k-arm',
  defensive: 'k-def',
  throwable: 'k-thr',
} as const;

/** What a support card does, in one sign: a number where there is one. */
const WORTH: Readonly<Partial<Record<CardId, string>>> = {
  smallPotion: '+20',
  mediumPotion: '+50',
  largePotion: '+100',
  axe: '1',
  rope: '1',
  boat: '1',
  compass: '8 ways',
  adrenaline: '×2',
  teleport: '8',
  extraSix: '+1',
  strikeOption: 'again',
  secondChance: 'again',
  eagleEye: '−2',
  ammoBag: 'all',
  helmet: '10',
  bodyArmor: '20',
  platform: '−1',
  field: '½',
  barrier: '5',
  lightning: '35',
  flame: '40',
  spear: '60',
  ntt: '3',
  smoke: '2',
};
const TERRAIN_MARKS: Readonly<Partial<Record<CardId, 'i-pine' | 'i-peak' | 'i-wave'>>> = {
  axe: 'i-pine',
  rope: 'i-peak',
  boat: 'i-wave',
};

/** A card as it lies on a mat: what it is, how rare, and the number that matters. */
export function CardFace({
  card,
  isFaceDown = false,
  form = 'card',
}: {
  readonly card: CardId;
  readonly isFaceDown?: boolean;
  /** `icon`: only its drawing, where there is little room. */
  readonly form?: 'large' | 'card' | 'icon' | 'small';
}) {
  const drawn = isWeapon(card) ? weaponDrawing(card) : supportDrawing(card);
  return (
    <span className={styles.face} data-down={isFaceDown} data-form={form} data-rarity={rarityOf(card)}>
      <span className={styles.top}>
        <Drawing drawn={markOf(markFor(card))} className={styles.mark} />
        <span className={styles.rarity}>
          {marks(RARITY[rarityOf(card)]).map((mark) => (
            <i key={mark} />
          ))}
        </span>
      </span>
      <span className={styles.art} data-weapon={isWeapon(card)}>
        <Drawing drawn={drawn} />
      </span>
      <span className={styles.name}>{shortName(card)}</span>
      <span className={styles.worth}>{isWeapon(card) ? <Shot card={card} /> : <Worth card={card} />}</span>
    </span>
  );
}

/** What has room on a card: a potion heals, and need not say so. */
function shortName(card: CardId): string {
  return cardName(card).replace(' healing', '');
}

function markFor(card: CardId) {
  if (isWeapon(card)) return GROUP_MARKS[WEAPON_CARDS[card].group];
  const category = categoryOf(card);
  return category === 'weapon' ? 'k-wea' : KIND_MARKS[category];
}

/** Its dice, and what a point of them or a hit is worth. */
function Shot({ card }: { readonly card: keyof typeof WEAPON_CARDS }) {
  const { dice, damage, hit, group } = WEAPON_CARDS[card];
  const isCounted = group === 'six shooter' || group === 'striker';
  return (
    <>
      {dice > 1 && isCounted && dice}
      <Drawing drawn={dieOf(5)} className={styles.die} />
      {isCounted ? `×${damage}` : group === 'massive' ? `${hit}+ ${damage}` : damage}
    </>
  );
}

function Worth({ card }: { readonly card: CardId }) {
  const mark = TERRAIN_MARKS[card];
  return (
    <>
      {mark && <Drawing drawn={markOf(mark)} className={styles.die} />}
      {WORTH[card]}
    </>
  );
}
