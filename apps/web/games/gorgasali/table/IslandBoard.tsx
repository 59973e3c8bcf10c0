import { useLingui } from '@lingui/react/macro';
import {
  type Event,
  gateOf,
  isInactive,
  OFF,
  priceOf,
  type Square,
  shotOdds,
  stepCost,
} from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import { useMemo, useState } from 'react';
import { motionPace, useSettings } from '../../../design/settings/settings.ts';
import { useOnStage } from '../../../table/kit/onStage.ts';
import { type Shading, useShades } from '../../../table/kit/shades.ts';
import { Filled, OddsLabels, RangeBox, type Target, Targets, WhyNoAim } from '../scene/Aiming.tsx';
import { Deeds } from '../scene/Deeds.tsx';
import { isBehindTree } from '../scene/Figures.tsx';
import { AIMING, type Focus, LOOKING, scaled, seenTogether, WALKING } from '../scene/focus.ts';
import {
  around,
  boxOf,
  closest,
  grown,
  middleOf,
  type Point,
  squareUnder,
  WHOLE,
} from '../scene/geometry.ts';
import { Island } from '../scene/Island.tsx';
import { MiniMap } from '../scene/MiniMap.tsx';
import { Numerals, Reach } from '../scene/Reach.tsx';
import { Shore, Sky } from '../scene/Sky.tsx';
import { type IslandScene, pieceOf, placeOf } from '../scene/scene.ts';
import { TracedWay, WayFlag } from '../scene/Way.tsx';
import { answersAt, answersOn } from './answers.ts';
import { Cursor } from './Cursor.tsx';
import { Dice } from './Dice.tsx';
import { moonlight } from './dusk.ts';
import styles from './IslandBoard.module.css';
import type { IslandPart } from './part.ts';
import { type Chosen, chosenOf, isOnIsland, type OutOfReach, type Prospect, prospectOf } from './prospect.ts';
import { roomIn } from './room.ts';
import { squareThing } from './things.ts';
import { ZoomTools } from './ZoomTools.tsx';

/** A finger may miss a square by so much, in pixels of the picture. */
const SNAP = 40;

/** The island with whatever is being shown on it, and what the open question looks like there. */
export function IslandBoard({ sight, turn, shading }: IslandPart & { readonly shading: Shading }) {
  const { t } = useLingui();
  const { scene, beat } = useOnStage<IslandScene, Event>();
  const pace = motionPace(useSettings());
  const [hovered, setHovered] = useState<Square>();
  const { view, seat, decision } = sight;
  const isOpen = turn.considering.type === 'nothing';
  const prospect = useMemo(
    () => prospectOf(view, seat, turn.choices, turn.considered, isOpen),
    [view, seat, turn.choices, turn.considered, isOpen],
  );
  const spots = useMemo(() => [...prospect.spots.keys()], [prospect]);
  const dusked = useMemo(() => spots.filter((square) => isInactive(view, square)), [spots, view]);
  const chosen = prospect.chosen ?? pointedAt(sight, turn, prospect, isOpen ? hovered : undefined);
  const me = seat === undefined ? undefined : pieceOf(scene, seat);
  const from = me && placeOf(me);
  const targets = targetsOf(sight, turn, prospect, scene);
  const isMoving = prospect.costs.size > 0;

  const { free, height, rem } = useShades(shading, (shades) => roomIn(shades, turn.layout));
  const focus = focusOf(sight, prospect, scene, beat, rem);

  /** What a square stands for, of what is considered, or else of what is open to all. */
  const answersFor = (square: Square): readonly number[] => {
    const standing = scene.pieces.find((piece) => piece.square === square)?.seat;
    const onFigure = standing === undefined ? [] : answersOn(turn.choices, standing);
    const here = [...answersAt(turn.choices, square), ...onFigure];
    const narrowed = isOpen ? [] : here.filter((index) => turn.considered.includes(index));
    return narrowed.length > 0 ? narrowed : here.filter((index) => isOnIsland(turn.choices[index]));
  };
  const touch = (square: Square): boolean => {
    if (!decision || square === OFF) return false;
    const answers = answersFor(square);
    if (answers.length === 0) {
      if (isMoving) turn.touch(squareThing(square));
      else turn.putBack();
      return false;
    }
    const isAgain =
      !isOpen && answers.length === 1 && turn.considered.length === 1 && answers[0] === turn.considered[0];
    if (isAgain) turn.answerOneOf(answers);
    else turn.consider({ type: 'answers', answers });
    return true;
  };

  return (
    <div className={styles.board}>
      <Island
        scene={scene}
        viewer={seat}
        pace={pace}
        beat={beat}
        height={height}
        free={free}
        focus={focus}
        isTreeThin={isBehindTree([
          ...spots,
          ...scene.pieces.map(({ square }) => square).filter((one) => one !== OFF),
        ])}
        onTouch={(point) => touch(squareAt(point, spots, scene))}
        onHover={(point) => setHovered(point && closest(point, spots, SNAP * 0.7))}
        beneath={
          <>
            {prospect.aim && <RangeBox aim={prospect.aim} />}
            {chosen?.kind !== 'fill' && <Reach costs={prospect.costs} spots={spots} dusked={dusked} />}
          </>
        }
        above={
          <>
            <Numerals costs={prospect.costs} spots={spots} chests={scene.chests} />
            {chosen && chosen.kind === 'fill' && <Filled squares={chosen.way} />}
            {chosen && chosen.kind !== 'fill' && seat !== undefined && (
              <TracedWay
                view={view}
                piece={me}
                steps={{
                  from: chosen.kind === 'walk' ? from : undefined,
                  way: chosen.way,
                  costs: chosen.way.map((square) => stepCost(view, seat, square)),
                }}
                label={<WayFlag text={flagText(chosen)} />}
                loss={chosen.loss}
                price={priceOf(view)}
                isFaint={prospect.chosen === undefined}
              />
            )}
            <Targets
              from={prospect.aim || targets.some(({ isChosen }) => isChosen) ? from : undefined}
              targets={targets}
            />
            {prospect.aim?.missed.map((missed) => {
              const piece = pieceOf(scene, missed.seat);
              const at = piece && placeOf(piece);
              return at && <WhyNoAim key={missed.seat} at={at} text={whyText(missed)} />;
            })}
            <OddsLabels from={from} targets={targets} />
            <Deeds scene={scene} beat={beat} />
          </>
        }
      >
        <Cursor
          squares={spots}
          figures={[...prospect.targets.keys()].flatMap((one) => pieceOf(scene, one)?.square ?? [])}
          from={me && me.square !== OFF ? me.square : gateOf(me?.sector ?? 1)}
          say={(square) => cursorText(square)}
          onTake={touch}
          isAsked={decision !== undefined && (spots.length > 0 || prospect.targets.size > 0)}
        />
      </Island>
      <Shore top={height} />
      <Sky lit={moonlight(view)} />
      {view.round > 0 && (
        <div
          className={styles.map}
          data-put-away={turn.isWide}
          style={{ '--clear': `${height}px` } as React.CSSProperties}
          data-part="map"
        >
          <MiniMap scene={scene} viewer={seat} form="little" />
          <ZoomTools focus={focus} />
        </div>
      )}
      <Dice scene={scene} view={view} seat={seat} beat={beat} top={height} />
    </div>
  );

  function flagText({ kind, way }: Chosen): string {
    if (kind === 'jump' || seat === undefined) return t`here`;
    const used = way.reduce((sum, square) => sum + stepCost(view, seat, square), 0);
    const number = numberOf(prospect);
    return number === undefined || number < used ? String(used) : t`${used} of ${number}`;
  }

  function whyText({ why, away }: OutOfReach): string {
    const range = prospect.aim?.range ?? 0;
    switch (why) {
      case 'far':
        return t`${away} away, of ${range}`;
      case 'tree':
        return t`No view: the tree`;
      case 'barrier':
        return t`No view: barrier`;
      case 'smoke':
        return t`In smoke`;
      case 'other':
        return t`Not now`;
    }
  }

  function cursorText(square: Square): string {
    const answers = answersFor(square);
    return answers
      .map((index) => (turn.choices[index] ? turn.texts.answer(turn.choices[index]) : ''))
      .join('; ');
  }
}

/** How much a movement has to spend: the largest cost that any square has. */
function numberOf({ costs }: Prospect): number | undefined {
  return costs.size === 0 ? undefined : Math.max(...costs.values());
}

/** The square that a touch means: that of a figure, the closest that may be touched, or the one beneath. */
function squareAt(point: Point, spots: readonly Square[], { pieces }: IslandScene): Square {
  const body = pieces.find((piece) => {
    const at = piece.square === OFF ? undefined : middleOf(piece.square);
    return at && Math.abs(at.x - point.x) < 20 && point.y < at.y + 12 && point.y > at.y - 66;
  });
  const under = squareUnder(point);
  if (spots.includes(under)) return under;
  if (body) return body.square;
  return closest(point, spots, SNAP) ?? under;
}

/** Where a movement would lead that is only pointed at. */
function pointedAt(
  { view, seat }: IslandPart['sight'],
  turn: IslandPart['turn'],
  { spots }: Prospect,
  hovered: Square | undefined,
): Chosen | undefined {
  const answers = hovered === undefined ? undefined : spots.get(hovered);
  return answers && seat !== undefined ? chosenOf(view, seat, turn.choices, answers) : undefined;
}

function targetsOf(
  { view, seat }: IslandPart['sight'],
  turn: IslandPart['turn'],
  { targets }: Prospect,
  scene: IslandScene,
): readonly Target[] {
  if (seat === undefined) return [];
  return [...targets].flatMap(([target, answers]): readonly Target[] => {
    const piece = pieceOf(scene, target as Seat);
    const at = piece && placeOf(piece);
    if (!at) return [];
    const shots = answers.flatMap((index) => {
      const choice = turn.choices[index];
      return choice?.type === 'shoot' ? [choice] : [];
    });
    const [shot] = shots;
    const isOneWeapon = shots.every(({ weapon }) => weapon === shot?.weapon);
    const isChosen = turn.considering.type !== 'nothing' && targets.size === 1;
    return [
      { seat: target, at, odds: shot && isOneWeapon ? shotOdds(view, seat, shot) : undefined, isChosen },
    ];
  });
}

/** Where the camera looks: at what is asked, or else at the figure that acts. */
function focusOf(
  { view, seat, decision, now }: IslandPart['sight'],
  { spots, aim, costs }: Prospect,
  scene: IslandScene,
  beat: number,
  rem: number,
): Focus {
  const mine = seat === undefined ? undefined : boxAround(scene, seat);
  const isBefore = view.round === 0 && !(decision && mine);
  if (isBefore || now.outcome) return { key: 'whole', box: grown(WHOLE, -2), limits: scaled(LOOKING, rem) };
  if (decision && aim)
    return {
      key: `aim ${decision.id} ${aim.range}`,
      box: grown(boxOf(aim.from), aim.range + 1),
      limits: scaled(AIMING, rem),
    };
  if (decision && (spots.size > 0 || costs.size > 0)) {
    const box = seenTogether([mine, around(costs.size > 0 ? costs.keys() : spots.keys())], 0.6);
    if (box) return { key: `ask ${decision.id}`, box, limits: scaled(WALKING, rem) };
  }
  if (decision && mine)
    return { key: `ask ${decision.id}`, box: grown(mine, 5), limits: scaled(WALKING, rem) };
  const acting = scene.deed?.seat ?? scene.active;
  const target = scene.deed?.type === 'shot' ? boxAround(scene, scene.deed.target) : undefined;
  const box = seenTogether([boxAround(scene, acting), target], 5) ?? mine ?? WHOLE;
  const square = pieceOf(scene, acting)?.square ?? OFF;
  return {
    key: `act ${acting} ${square} ${scene.deed?.type === 'shot' ? beat : ''}`,
    box,
    limits: scaled(WALKING, rem),
  };
}

function boxAround(scene: IslandScene, seat: Seat) {
  const piece = pieceOf(scene, seat);
  const at = piece && placeOf(piece);
  return at && { left: at.x - 24, top: at.y - 60, right: at.x + 24, bottom: at.y + 17 };
}
