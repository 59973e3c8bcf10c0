import { disable, grant } from '../../board.ts';
import type { CardEntry, Effect, Part, Row } from '../../card.ts';
import { entryOf } from '../../catalogue.ts';
import type { Choice } from '../../choice.ts';
import { both, building, either, patroller, unitOrHero, upgrade, yours } from '../../filters.ts';
import { DETECTOR, FLYING } from '../../keywords.ts';
import { isHero } from '../../kinds.ts';
import { kindsIn } from '../../pile.ts';
import { playerOf, thingOf } from '../../state.ts';
import { candidates } from '../../targets.ts';
import { damage, destroy, repair } from '../../verbs/damage.ts';
import { discardCard, discardShown } from '../../verbs/discard.ts';
import { disableTarget } from '../../verbs/exhaust.ts';
import { namedRuneOnItself } from '../../verbs/grant.ts';
import { look } from '../../verbs/look.ts';
import { draw, opponent } from '../../verbs/move.ts';

export const discipline = { color: 'white', spec: 'discipline', source: 'public' } as const;

const isDisciplined = (row: Row) => isHero(row) && row.entry.spec === 'discipline';
const flies = ({ keywords }: Row) => (keywords & FLYING) !== 0;

const costs3 = ({ cost }: CardEntry) => cost === 3;

/** What each style does to what it may be done to. */
const STYLES = {
  upgrade: destroy(upgrade),
  flier: disableTarget(both(unitOrHero, flies)),
  mend: repair(2, building),
  watch: {
    filter: both(isDisciplined, yours),
    run({ table, vars, me }, chosen) {
      if (chosen) grant(table, chosen.thing, vars.card, 'turn', me);
    },
  },
} satisfies Readonly<Record<string, Part>>;

/** A part that happens where its style was chosen. */
function styled(style: keyof typeof STYLES): Part {
  return { ...STYLES[style], when: (_state, { mode }) => mode === style };
}

const styles: Effect = {
  modeChosen: {
    question: 'mode',
    list: (state, vars) =>
      Object.entries(STYLES)
        .filter(([, part]) => candidates(state, vars, part).length > 0)
        .map(([mode]): Choice => ({ type: 'mode', mode })),
    run({ vars }, _chosen, answer) {
      if (answer?.type === 'mode') vars.mode = answer.mode;
    },
  },
  upgradeChosen: styled('upgrade'),
  disabledChosen: styled('flier'),
  mendedChosen: styled('mend'),
  heroChosen: styled('watch'),
};

/** Grave Stormborne, and the spells of discipline. */
export const DISCIPLINE_SPELLS: readonly CardEntry[] = [
  {
    ...discipline,
    id: 'grave-stormborne',
    name: 'Grave Stormborne',
    kind: 'hero',
    cost: 2,
    maxLevel: 7,
    bands: [
      { from: 1, atk: 2, hp: 3, numbers: { sparkshot: 1 } },
      { from: 3, atk: 3, hp: 4, keywords: ['readiness'] },
      {
        from: 7,
        atk: 4,
        hp: 5,
        text: 'Max level: this gets a sword rune. Exhaust, a sword rune of this: destroy a unit or hero.',
        triggers: { maxLevel: { commutes: true, effect: { runePlaced: namedRuneOnItself('sword') } } },
        actions: {
          draw: {
            name: 'destroy a unit or hero',
            cost: { exhaust: true, runes: { rune: 'sword', amount: 1 } },
            effect: { targetChosen: destroy(unitOrHero) },
          },
        },
      },
    ],
  },
  {
    ...discipline,
    id: 'martial-mastery',
    name: 'Martial Mastery',
    kind: 'spell',
    cost: 1,
    text: 'Discard a card. Draw two cards. Then look at an opponent’s hand.',
    note: 'It is discarded only when all is done: it cannot draw itself (manual).',
    cast: {
      cardDiscarded: discardCard(),
      cardsDrawn: draw(2),
      opponentChosen: opponent((deed, at) => look(deed, at, 'hand')),
    },
  },
  {
    ...discipline,
    id: 'reversal',
    name: 'Reversal',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    text: 'Deal 3 damage to a patroller. If it is still in play, disable it.',
    cast: {
      targetChosen: {
        ...damage(3, patroller),
        aims(vars, { id }) {
          vars.subject = id;
        },
      },
      disabled: {
        when: (_state, { did, subject }) => did && subject >= 0,
        run({ table, state, vars }) {
          const thing = thingOf(state, vars.subject);
          if (thing) disable(table, thing);
        },
      },
    },
  },
  {
    ...discipline,
    id: 'versatile-style',
    name: 'Versatile Style',
    kind: 'spell',
    cost: 2,
    text: 'Choose one: destroy an upgrade; disable a unit or hero with flying; remove up to 2 damage from a building; your discipline hero is a detector this turn.',
    cast: styles,
    grant(row) {
      row.keywords |= DETECTOR;
    },
  },
  {
    ...discipline,
    id: 'true-power-of-storms',
    name: 'True Power of Storms',
    kind: 'spell',
    ultimate: true,
    cost: 3,
    text: 'Show and discard two other cards that cost 3 from your hand. If you do, deal 10 damage to a unit, a hero or a building.',
    note: 'With one such card it may be played, and nothing is targeted (keeper of rulings). By printed cost (RULES 5.17).',
    playable(state, me) {
      const { hand, cards } = playerOf(state, me);
      const those = kindsIn(hand).filter((number) => costs3(entryOf(cards[number] as string)));
      const count = those.reduce((sum, number) => sum + (hand[number] ?? 0), 0);
      return count > (those.some((number) => cards[number] === 'true-power-of-storms') ? 1 : 0);
    },
    cast: {
      cardsDiscarded: discardShown(2, costs3),
      targetChosen: { ...damage(10, either(unitOrHero, building)), when: (_state, { did }) => did },
    },
  },
];
