import { seat } from '@riposte/kernel';
import { sideline } from '../../board.ts';
import type { CardEntry, Row } from '../../card.ts';
import type { Deed } from '../../effectVars.ts';
import { both, patroller, unit } from '../../filters.ts';
import { CANT_ATTACK, CANT_PATROL, FLYING } from '../../keywords.ts';
import { isBuilding } from '../../kinds.ts';
import { isByBook } from '../../rulings.ts';
import { forbid, sheetOf } from '../../sheet.ts';
import { holdersOf } from '../../state.ts';
import { hurt } from '../../verbs/damage.ts';
import { attach, opponent, summonTokens } from '../../verbs/move.ts';
import { sidelineUpTo } from '../../verbs/patrol.ts';

export const strength = { color: 'white', spec: 'strength', source: 'public' } as const;

const entangled = attach(both(unit, patroller));

/** What is felled by a clap: by printed cost. */
const isLight = ({ entry, keywords }: Row) => entry.cost <= 2 && (keywords & FLYING) === 0;

const nest = (deed: Deed) => summonTokens(deed, 'bird', 2, { limit: 2 });

/** RULES 19.6: by the manual a Nest beside another brings two Birds more. */
function firstBirds(deed: Deed): void {
  const { state, me, vars } = deed;
  const isSecond = sheetOf(state).rows.some(
    ({ entry, controller, id }) => entry.id === 'birds-nest' && controller === me && id !== vars.source,
  );
  if (isSecond && isByBook(state, 'birds nest')) summonTokens(deed, 'bird', 2);
  else nest(deed);
}

/** Damage to those buildings of the player who is the subject that are damaged, or are not. */
function shake(deed: Deed, isDamaged: boolean, amount: number): void {
  const hit = sheetOf(deed.state).rows.filter(
    (row) =>
      isBuilding(row) &&
      holdersOf(deed.state, row.thing).includes(seat(deed.vars.subject)) &&
      row.thing.damage > 0 === isDamaged,
  );
  hurt(
    deed,
    hit.map(({ thing }) => thing),
    amount,
  );
}

/** Garus Rook, and the spells of strength. */
export const STRENGTH_SPELLS: readonly CardEntry[] = [
  {
    ...strength,
    id: 'garus-rook',
    name: 'Garus Rook',
    kind: 'hero',
    cost: 2,
    maxLevel: 8,
    bands: [
      { from: 1, atk: 2, hp: 4 },
      {
        from: 5,
        atk: 3,
        hp: 5,
        text: 'This ignores a patrol zone with exactly one patroller.',
        attack: { ignores: (_patroller, patrol) => patrol.length === 1 },
      },
      { from: 8, atk: 4, hp: 6, keywords: ['two lives'] },
    ],
  },
  {
    ...strength,
    id: 'birds-nest',
    name: 'Bird’s Nest',
    kind: 'spell',
    types: ['Summon'],
    cost: 2,
    ongoing: true,
    channeling: true,
    text: 'Summon two 1/1 Birds with flying (limit 2). Upkeep: summon Birds until you have two.',
    note: 'Beside another Nest it brings two Birds more by the manual, none by the designer (rulings). Birds stay when this leaves.',
    cast: { birdsSummoned: { run: firstBirds } },
    triggers: { upkeep: { effect: { birdsSummoned: { run: nest } } } },
  },
  {
    ...strength,
    id: 'entangling-vines',
    name: 'Entangling Vines',
    kind: 'spell',
    types: ['Debuff'],
    cost: 3,
    ongoing: true,
    text: 'Attach to a patrolling unit and sideline it. It cannot attack or patrol.',
    note: 'Of what lets a unit attack or patrol and what forbids it, the newer counts (keeper of rulings).',
    cast: {
      targetChosen: {
        ...entangled,
        run(deed, chosen, answer) {
          entangled.run(deed, chosen, answer);
          if (chosen) sideline(deed.table, chosen.thing);
        },
      },
    },
    aura: {
      reach: 'all',
      give(row, { thing }) {
        if (row.id === thing.to) forbid(row, CANT_ATTACK | CANT_PATROL, thing.since);
      },
    },
  },
  {
    ...strength,
    id: 'thunderclap',
    name: 'Thunderclap',
    kind: 'spell',
    types: ['Debuff'],
    cost: 2,
    text: 'Sideline up to three units without flying that cost 2 or less.',
    note: 'Units that do not patrol may be chosen (keeper of rulings). Tokens cost 0, unless they are copies (manual).',
    cast: { targetsChosen: sidelineUpTo(3, both(unit, isLight)) },
  },
  {
    ...strength,
    id: 'earthquake',
    name: 'Earthquake',
    kind: 'spell',
    ultimate: true,
    cost: 5,
    text: 'Choose an opponent: deal 4 damage to each damaged building of that player. Then deal 1 damage to each that is undamaged.',
    note: 'One after the other: what the first damage hit is not undamaged (designer).',
    cast: {
      opponentChosen: opponent((deed, at) => {
        deed.vars.subject = at;
        shake(deed, true, 4);
      }),
      undamagedHurt: {
        when: (_state, { subject }) => subject >= 0,
        run: (deed) => shake(deed, false, 1),
      },
    },
  },
];
