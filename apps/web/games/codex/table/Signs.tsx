import { useLingui } from '@lingui/react/macro';
import { SLOTS } from '@riposte/codex/table';
import { Drawing } from '../../../art/Drawing.tsx';
import { slotIcon } from './Patrol.tsx';
import type { WarPart } from './part.ts';
import styles from './WarBoard.module.css';

/** RULES 8.4 to 8.8: the rule of each slot. */
const RULES = ['8.4', '8.5', '8.6', '8.7', '8.8'] as const;

/** One row of signs names the patrol slots of both sides; a touch says what a slot gives. */
export function Signs({ turn }: Pick<WarPart, 'turn'>) {
  const { t } = useLingui();
  const gives = [t`+1 armor`, t`+1 ATK`, t`dies: +1 gold`, t`dies: +1 card`, t`resist 1`];
  const names = [t`Squad leader`, t`Elite`, t`Scavenger`, t`Technician`, t`Lookout`];
  const says = [
    t`Squad leader: it has to be attacked before anything else, and has 1 armor.`,
    t`Elite: it has 1 ATK more while opponents have their turns.`,
    t`Scavenger: when it dies, its player gains 1 gold.`,
    t`Technician: when it dies, its player draws a card.`,
    t`Lookout: resist 1, so opponents pay 1 gold each time they target it.`,
  ];
  return (
    <ol className={styles.signs} data-part="signs" aria-label={t`Patrol slots`}>
      {SLOTS.map((slot, index) => (
        <li key={slot}>
          <button
            type="button"
            onClick={() =>
              turn.explain({ text: says[index] ?? '', ...(RULES[index] && { rule: RULES[index] }) })
            }
          >
            <Drawing drawn={slotIcon(index)} />
            <span data-named="figure">
              <b>{names[index]}</b>
              <em>{gives[index]}</em>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
