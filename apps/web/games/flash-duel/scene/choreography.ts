import { type Event, startOf, type View } from '@riposte/flash-duel';
import { type Seat, unreachable } from '@riposte/kernel';
import type { Choreography } from '../../../table/stage.ts';
import {
  atRest,
  type BridgeMark,
  type DrawnFigure,
  type FlashDuelScene,
  type LyingCards,
  sceneOf,
  settled,
} from './scene.ts';

/** How the events of a duel are seen on the bridge. */
export const CHOREOGRAPHY: Choreography<FlashDuelScene, Event, View> = { sceneOf, after, lasts };

/** A hop from plank to plank, and the longest way taken at that pace. */
const HOP = 70;
const LONGEST_WALK = 350;
/** A card that travels from the draw pile. */
const DRAWN = 90;

/** What is on the bridge once this has happened. */
function after(before: FlashDuelScene, event: Event): FlashDuelScene {
  const scene = withoutFlash(before);
  switch (event.type) {
    case 'roundBegan':
      return beginRound(scene, event.round);
    case 'turnBegan':
      return cleared(scene);
    case 'recovered':
    case 'turnSkipped':
      return change(scene, event.seat, (figure) =>
        atRest({ ...figure, recovering: figure.recoversAgain, recoversAgain: false }),
      );
    case 'moved':
      return lay(walk(scene, event.seat, event.to), event.card, { owner: event.seat, as: 'move', count: 1 });
    case 'pushed': {
      const shoved = change(scene, event.target, (figure) => ({ ...figure, space: event.to }));
      const shoving = change(shoved, event.seat, (figure) => ({ ...figure, pose: 'lunge' }));
      return lay(shoving, event.card, { owner: event.seat, as: 'push', count: 1 });
    }
    case 'dashed':
      return {
        ...lay(walk(scene, event.seat, event.to), event.card, { owner: event.seat, as: 'dash', count: 1 }),
        dash: { seat: event.seat, from: event.from, to: event.to },
      };
    case 'attacked': {
      const { seat, target, card, count, dashing } = event;
      const aimed = lay(scene, card, { owner: seat, as: dashing ? 'strike' : 'attack', count });
      return {
        ...change(aimed, seat, (figure) => ({ ...figure, pose: 'lunge' })),
        slashes: [...aimed.slashes, { from: seat, to: target }],
      };
    }
    case 'blocked': {
      const met = lay(answered(scene, event.seat), event.card, {
        owner: event.seat,
        as: 'block',
        count: event.count,
      });
      return { ...change(met, event.seat, (figure) => ({ ...figure, pose: 'blocking' })), spark: event.seat };
    }
    case 'blockShared':
      return lay(
        change(scene, event.seat, (figure) => ({ ...figure, pose: 'blocking' })),
        event.card,
        {
          owner: event.seat,
          as: 'block',
          count: event.count,
        },
      );
    case 'dashBlocked': {
      const there = lay(walk(scene, event.seat, event.to), event.card, {
        owner: event.seat,
        as: 'block',
        count: event.count,
      });
      return change(there, event.seat, (figure) => ({ ...figure, pose: 'blocking' }));
    }
    case 'retreated': {
      const away = change(answered(scene, event.seat), event.seat, (figure) =>
        atRest({ ...figure, space: event.to, recovering: true }),
      );
      return lay(away, event.card, { owner: event.seat, as: 'retreat', count: 1 });
    }
    case 'hitTaken': {
      const struck = change(answered(scene, event.seat), event.seat, (figure) => ({
        ...figure,
        life: Math.max(0, figure.life - 1),
        pose: 'struck',
      }));
      return { ...struck, flash: event.seat };
    }
    case 'fell':
      return withoutSoldierOf(
        change(answered(scene, event.seat), event.seat, (figure) =>
          atRest({ ...figure, life: 0, recovering: false, recoversAgain: false }),
        ),
        event.seat,
      );
    case 'revealed':
      // RULES 21.14: when time is over the traitor stays there, and fights for the Dragon all the same.
      return scene.isTimeOver ? change(scene, event.seat, (figure) => ({ ...figure, side: 1 })) : scene;
    case 'sideChanged':
      return withoutSoldierOf(
        change(scene, event.seat, (figure) => ({ ...figure, side: 1, space: event.to })),
        event.seat,
      );
    case 'lifeClaimed':
      return change(scene, event.seat, (figure) => ({
        ...figure,
        life: event.life,
        hits: figure.hits + 1,
      }));
    case 'lifeRegained':
      return change(scene, event.seat, (figure) => ({ ...figure, life: event.life }));
    case 'soldierMarched':
      return {
        ...scene,
        soldiers: [...without(scene.soldiers, event.seat), { owner: event.seat, space: event.to }],
      };
    case 'mineSprung': {
      const left = { ...scene, mines: without(scene.mines, event.owner) };
      return change(left, event.seat, (figure) => ({ ...figure, pose: 'struck' }));
    }
    case 'timeRanOut':
      return { ...cleared(scene), isTimeOver: true };
    case 'roundEnded':
      return endRound(scene, event);
    case 'gameWon':
    case 'gameDrawn':
      return { ...scene, isOver: true };
    case 'charactersChosen':
      return event.characters.reduce(
        (all, character, index) => change(all, index as Seat, (figure) => ({ ...figure, character })),
        scene,
      );
    case 'characterChosen':
      return change(scene, event.seat, (figure) => ({ ...figure, character: event.character }));
    case 'coinFlipped':
    case 'firstPlayerChosen':
    case 'cardsDrawn':
    case 'handsShown':
    case 'ledBy':
    case 'abilityTaken':
    case 'pileRenewed':
    case 'loyaltyDealt':
    case 'handNamed':
    case 'accused':
    case 'handShownTo':
    case 'traitorKnown':
    case 'passed':
    case 'poolLaidOut':
    case 'abilityDrafted':
    case 'abilitySwapped':
    case 'cardsShed':
    case 'abilityUsed':
    case 'abilityCountered':
    case 'handShown':
    case 'cardsDiscarded':
    case 'cardTaken':
    case 'cardsTurnedUp':
    case 'cardsTakenBack':
    case 'cardStashed':
    case 'stashTaken':
    case 'topSeen':
    case 'discardReshuffled':
    case 'stakesRaised':
    case 'handDealt':
      return scene;
    default:
      return unreachable(event);
  }
}

/** How long it takes to be seen; nothing waits for what is only said. */
function lasts(event: Event): number {
  switch (event.type) {
    case 'moved':
      return walkingTime(event) + 60;
    case 'retreated':
      return walkingTime(event) + 120;
    case 'pushed':
      return 120 + 220;
    case 'dashed':
      return 160 + 180;
    case 'attacked':
      return 150 + 250;
    case 'blocked':
      return 380;
    case 'blockShared':
      return 300;
    case 'dashBlocked':
      return 160 + 300;
    case 'hitTaken':
      return 60 + 400 + 240;
    case 'fell':
      return 500;
    case 'recovered':
      return 260;
    case 'turnSkipped':
    case 'passed':
      return 200;
    case 'roundBegan':
      return 720;
    case 'roundEnded':
      return 900;
    case 'gameWon':
    case 'gameDrawn':
      return 300;
    case 'cardsDrawn':
    case 'handDealt':
      return Math.min(5, event.count) * DRAWN + 60;
    case 'abilityUsed':
    case 'abilityTaken':
    case 'abilityDrafted':
    case 'abilitySwapped':
      return 300;
    case 'abilityCountered':
    case 'mineSprung':
    case 'accused':
    case 'handNamed':
    case 'handsShown':
    case 'timeRanOut':
    case 'traitorKnown':
    case 'coinFlipped':
    case 'loyaltyDealt':
      return 450;
    case 'revealed':
    case 'sideChanged':
      return 600;
    case 'soldierMarched':
    case 'lifeClaimed':
    case 'lifeRegained':
    case 'pileRenewed':
    case 'topSeen':
    case 'discardReshuffled':
      return 320;
    case 'characterChosen':
    case 'charactersChosen':
    case 'poolLaidOut':
    case 'stakesRaised':
    case 'handShown':
    case 'handShownTo':
      return 250;
    case 'cardsShed':
    case 'cardsDiscarded':
    case 'cardTaken':
    case 'cardsTurnedUp':
    case 'cardsTakenBack':
    case 'cardStashed':
    case 'stashTaken':
      return 200;
    case 'turnBegan':
    case 'firstPlayerChosen':
    case 'ledBy':
      return 0;
    default:
      return unreachable(event);
  }
}

/** How long a figure is on its way, plank by plank. */
export function walkingTime({ from, to }: { readonly from: number; readonly to: number }): number {
  return Math.min(LONGEST_WALK, Math.abs(to - from) * HOP);
}

function beginRound(scene: FlashDuelScene, round: number): FlashDuelScene {
  const { roundWon: _won, ...rest } = cleared(scene);
  return {
    ...rest,
    soldiers: [],
    mines: [],
    round,
    isTimeOver: false,
    figures: scene.figures.map((figure) =>
      atRest({
        ...figure,
        space: startOf(figure.side),
        life: figure.hits,
        recovering: false,
        recoversAgain: false,
      }),
    ),
  };
}

function endRound(scene: FlashDuelScene, event: Event & { readonly type: 'roundEnded' }): FlashDuelScene {
  const { winner, winners, tokens } = event;
  const by = winners ?? scene.figures.filter(({ side }) => side === winner).map((figure) => figure.seat);
  return {
    ...cleared(scene),
    // A raid has only this round: everything stays as it was when it was decided.
    ...(!scene.isRaid && { soldiers: [], mines: [] }),
    tokens: tokens ?? scene.tokens,
    roundWon: { by },
    figures: scene.figures.map((figure) =>
      settled(scene.isRaid ? figure : { ...figure, life: 1, recovering: false, recoversAgain: false }, by),
    ),
  };
}

function change(scene: FlashDuelScene, of: Seat, how: (figure: DrawnFigure) => DrawnFigure): FlashDuelScene {
  return { ...scene, figures: scene.figures.map((figure) => (figure.seat === of ? how(figure) : figure)) };
}

function walk(scene: FlashDuelScene, of: Seat, to: number): FlashDuelScene {
  return change(scene, of, (figure) => atRest({ ...figure, space: to }));
}

/** Lays cards in the middle; the same blow at two opponents is made with the same cards. */
function lay(
  scene: FlashDuelScene,
  card: LyingCards['card'] | undefined,
  cards: Omit<LyingCards, 'card'>,
): FlashDuelScene {
  if (card === undefined) return scene;
  const others = scene.lying.filter(({ owner, as }) => owner !== cards.owner || as !== cards.as);
  return { ...scene, lying: [...others, { ...cards, card }] };
}

/** A blow has been answered: it is in the air no longer. */
function answered(scene: FlashDuelScene, by: Seat): FlashDuelScene {
  return { ...scene, slashes: scene.slashes.filter(({ to }) => to !== by) };
}

/** All stand as they do when nothing happens, and no cards lie about. */
function cleared(scene: FlashDuelScene): FlashDuelScene {
  const { dash: _way, ...rest } = scene;
  return { ...rest, figures: scene.figures.map(atRest), lying: [], slashes: [] };
}

function withoutFlash({ flash: _bright, spark: _spark, ...scene }: FlashDuelScene): FlashDuelScene {
  return scene;
}

function withoutSoldierOf(scene: FlashDuelScene, of: Seat): FlashDuelScene {
  return { ...scene, soldiers: without(scene.soldiers, of) };
}

function without(marks: readonly BridgeMark[], owner: Seat): readonly BridgeMark[] {
  return marks.filter((mark) => mark.owner !== owner);
}
