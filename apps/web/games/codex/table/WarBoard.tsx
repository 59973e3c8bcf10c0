import { useLingui } from '@lingui/react/macro';
import { baseShown, type Event, type Shown, SLOTS, teamOf, whyNotAimed } from '@riposte/codex/table';
import type { Seat } from '@riposte/kernel';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { useOnStage } from '../../../table/kit/onStage.ts';
import type { Shading } from '../../../table/kit/shades.ts';
import { Backdrop } from '../scene/Backdrop.tsx';
import { fieldOf, type PlayerField, stackWith } from '../scene/field.ts';
import type { ShownDeed, WarScene } from '../scene/scene.ts';
import { Arrow } from './Arrow.tsx';
import { type AttackAim, answerOf } from './aim.ts';
import { answersWith } from './answers.ts';
import { slotIcon } from './Patrol.tsx';
import type { WarPart } from './part.ts';
import { prospectOf } from './prospect.ts';
import { type Mate, Side } from './Side.tsx';
import { Sum } from './Sum.tsx';
import { useOpen } from './shown.ts';
import type { Touch } from './sideProps.ts';
import { pieceThing } from './things.ts';
import { useAimText } from './useAimText.ts';
import { useLunge } from './useLunge.ts';
import { usePull } from './usePull.ts';
import { useTargets } from './useTargets.ts';
import styles from './WarBoard.module.css';

/** As long as a choice needs to be on its way before the next can be made. */
const BREATH = 60;

/** RULES 8.4 to 8.8: the rule of each slot. */
const RULES = ['8.4', '8.5', '8.6', '8.7', '8.8'] as const;

/** The war table: both sides, the signs of the patrol slots between them, and what would come of what is considered. */
export function WarBoard({ sight, turn }: WarPart & { readonly shading: Shading }) {
  const { scene, beat } = useOnStage<WarScene, Event>();
  const grid = useRef<HTMLDivElement>(null);
  const { view } = sight;
  const { near, far } = useOpen(view);
  const part = { sight, turn };
  const aimed = turn.aim?.at;
  const aim = useAim(part);
  const aimText = useAimText(part);
  const { targets, now } = useTargets(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else a part holds is not what is considered
  const prospect = useMemo(
    () => prospectOf(part, targets, aimed),
    [sight, turn.considering, turn.choices, targets, aimed],
  );

  const deed = (id: number): ShownDeed | undefined =>
    scene.deed && 'id' in scene.deed && scene.deed.id === id ? scene.deed : undefined;
  const setAimed = (target: number | undefined) => {
    const { attack } = prospect;
    if (target === aimed) return;
    if (target === undefined || attack === undefined) return turn.setAim(undefined);
    turn.setAim({ answer: attack, at: target, text: aimText(target), take: () => aim(attack, target) });
  };
  useLunge(grid, scene.deed, beat);

  /** Considers what was touched; a second touch on what it stands for chooses it. */
  const touch: Touch = ({ top, ids }) => {
    const aims = now();
    const target = ids.find((id) => aims.has(id));
    if (target !== undefined && prospect.attack !== undefined) {
      const isAgain = prospect.arrow?.to === target;
      if (!isAgain) return setAimed(target);
      setAimed(undefined);
      return aim(prospect.attack, target);
    }
    setAimed(undefined);
    const thing = pieceThing(top.card, ids);
    const picks = answersWith(thing, turn.choices).filter((index) => turn.choices[index]?.type === 'pick');
    const [first] = picks;
    if (first === undefined) return top.seat === sight.seat ? turn.touch(thing) : touchTheirs(top);
    const isAgain =
      turn.considering.type === 'answers' && turn.considered.length === 1 && turn.considered[0] === first;
    if (isAgain) return turn.answer(first);
    turn.consider({ type: 'answers', answers: ids.length > 1 ? [first] : picks });
  };

  /** What cannot be chosen: why an attacker cannot reach it, or why nothing else can; else it is read. */
  function touchTheirs({ id, card, seat }: Shown): void {
    const attack = prospect.attack === undefined ? undefined : turn.choices[prospect.attack];
    const thing = pieceThing(card, [id]);
    if (attack?.type === 'attack') turn.explain(whyNotAimed(view, attack.thing, id));
    else if (turn.choices.some(({ type }) => type === 'pick')) turn.touch(thing);
    else turn.look(thing, seat);
  }

  // The same for all drawings: a piece that has not changed need not be drawn again.
  const latest = useRef(touch);
  latest.current = touch;
  const onTouch = useCallback<Touch>((stack) => latest.current(stack), []);

  const line = useRef<SVGPathElement>(null);
  const targetAt = (id: number | undefined) => (id !== undefined && now().has(id) ? id : undefined);
  const pull = usePull(line, {
    onPull(id) {
      const stack = stackWith(scene.pieces, id);
      if (stack) touch(stack);
    },
    onOver(id) {
      const target = targetAt(id);
      setAimed(target);
      return target !== undefined;
    },
    onDrop(id) {
      const target = targetAt(id);
      setAimed(undefined);
      if (target !== undefined && prospect.attack !== undefined) aim(prospect.attack, target);
    },
  });

  const side = { ...part, prospect, deed, onTouch };
  const { foreseen } = prospect;
  const arrow = scene.deed?.type === 'lunge' ? scene.deed : prospect.arrow;
  return (
    <div className={styles.board}>
      <Backdrop />
      {view.turn > 0 && (
        <div className={styles.room}>
          <div
            ref={grid}
            className={styles.grid}
            data-part="board"
            data-heads={teamOf(view, near).length}
            {...pull}
          >
            {far !== undefined && (
              <Side {...side} side="theirs" seat={far} field={fieldFor(far)} mate={mateOf(far)} />
            )}
            <Signs turn={turn} />
            <Side {...side} side="ours" seat={near} field={fieldFor(near)} mate={mateOf(near)} />
            {arrow && (
              <Arrow
                board={grid}
                from={arrow.from}
                to={arrow.to}
                surplus={othersIn(foreseen?.fates ?? [], arrow)}
              />
            )}
            <svg className={styles.pull} aria-hidden>
              <path ref={line} />
            </svg>
            <div className={styles.sum}>
              <Sum prospect={prospect} sight={sight} pieces={scene.pieces} />
            </div>
          </div>
        </div>
      )}
    </div>
  );

  /** RULES 17.7: each head of a team has a patrol of its own. */
  function mateOf(seat: Seat): Mate | undefined {
    const mate = teamOf(view, seat).find((one) => one !== seat);
    return mate === undefined ? undefined : { seat: mate, field: fieldFor(mate) };
  }

  function fieldFor(seat: Seat): PlayerField {
    const shared = baseShown(view, seat);
    const base: Shown | undefined = scene.pieces.find(({ id }) => id === shared?.id) ?? shared;
    return fieldOf(scene.pieces, seat, base);
  }
}

/** Who takes damage besides the two that fight. */
function othersIn(
  fates: readonly { readonly id: number; readonly loss: number }[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  return fates.filter(({ id, loss }) => id !== from && id !== to && loss > 0).map(({ id }) => id);
}

/** One row of signs names the patrol slots of both sides; a touch says what a slot gives. */
function Signs({ turn }: Pick<WarPart, 'turn'>) {
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

/** An attack whose target was touched already: the next question is answered with it, or it is over. */
function useAim(part: WarPart): (attack: number, target: number) => void {
  const aimed = useRef<AttackAim>(undefined);
  // The table may be drawn anew meanwhile, with another way to answer the same question.
  const latest = useRef(part);
  latest.current = part;
  const id = part.sight.decision?.id;
  const { refusal } = part.sight.state;
  useEffect(() => {
    if (refusal) aimed.current = undefined;
  }, [refusal]);
  useEffect(() => {
    const aim = aimed.current;
    const { decision, view } = latest.current.sight;
    if (!aim || !decision || id === aim.asked) return;
    aimed.current = undefined;
    const index = answerOf(aim, decision, view);
    if (index === undefined) return;
    const waiting = setTimeout(() => latest.current.turn.answer(index), BREATH);
    return () => clearTimeout(waiting);
  }, [id]);
  return (attack, target) => {
    const choice = part.turn.choices[attack];
    if (id === undefined || choice?.type !== 'attack') return;
    aimed.current = { attacker: choice.thing, target, asked: id };
    part.turn.answer(attack);
  };
}
