import type { Seat, SeatNames, TurnTexts, WholeTurn } from '@riposte/kernel';
import type { Event } from '../event.ts';
import { SLOTS } from '../ids.ts';
import { baseShown, heroesAway, type Shown, shownOf } from '../table.ts';
import type { View } from '../view.ts';
import { eventWords } from '../words/eventWords.ts';
import { cardName, upper } from '../words/label.ts';
import { counted, gold, of } from '../words/said.ts';

/** A whole turn, a line for each thing done, then how its players stand. Hidden cards are counted, never named. */
export const turns: TurnTexts<Event, View> = {
  begins: (event) =>
    event.type === 'turnBegan'
      ? { number: event.turn, seats: event.mate === undefined ? [event.seat] : [event.seat, event.mate] }
      : undefined,
  ends: ({ type }) => type === 'ended',
  text(turn, names) {
    const { number, seats, view } = turn;
    return [
      `Codex, turn ${number}: ${seats.map(names).join(' and ')}`,
      ...deedLines(turn, names),
      ...seats.flatMap((seat) => ['', ...standingLines(view, seat, seats.length > 1 ? names(seat) : '')]),
    ].join('\n');
  },
};

/** What the end of the text says better, or no reader of it wants to know. */
const LEFT_OUT: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'drew',
  'reshuffled',
  'handDiscarded',
  'patrolled',
  'slotChanged',
  'finished',
  'readied',
  'exhausted',
  'arrived',
  'triggered',
]);

/** A line of the text, and what it is about where steps of the same thing stand in it, too: so many. */
interface Line {
  readonly text: string;
  readonly about?: string;
  readonly steps: number;
}

function deedLines({ seats, events }: WholeTurn<Event, View>, names: SeatNames): readonly string[] {
  const lines: Line[] = [];
  for (const told of events) {
    const event = openly(told);
    if (LEFT_OUT.has(event.type) || (event.type === 'targeted' && event.paid === 0)) continue;
    const actor = actorOf(event);
    const about = aboutOf(event);
    const last = lines.at(-1);
    const isStep = about !== undefined && last?.about === about;
    const steps = isStep ? last.steps + 1 : 1;
    const deed = actor !== undefined && seats.includes(actor) ? deedText(event, names, steps) : undefined;
    if (deed === undefined) {
      lines.push({ text: `  ${eventWords(event, names).text}`, steps });
      continue;
    }
    if (isStep) lines.pop();
    const who = seats.length > 1 && actor !== undefined ? `${names(actor)}: ` : '';
    lines.push({ text: `${who}${deed}`, steps, ...(about !== undefined && { about }) });
  }
  return lines.map(({ text }) => text);
}

/** Steps of one thing done stand in one line: the last of them. */
function aboutOf(event: Event): string | undefined {
  if (event.type === 'levelled') return `level ${event.thing.id}`;
  return event.type === 'teched' ? `tech ${event.seat}` : undefined;
}

/** RULES 15.1: what everybody is told of it. */
function openly(event: Event): Event {
  switch (event.type) {
    case 'teched':
    case 'drew':
    case 'hired':
    case 'stashed':
    case 'topTraded': {
      const { type, seat } = event;
      return { type, seat };
    }
    case 'discarded': {
      const { card: _card, ...rest } = event;
      return event.openly ? event : rest;
    }
    case 'looked': {
      const { cards: _cards, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}

function actorOf(event: Event): Seat | undefined {
  if ('seat' in event) return event.seat;
  return 'thing' in event ? event.thing.seat : undefined;
}

/** What the player of a turn did; nothing for what came of it. */
function deedText(event: Event, names: SeatNames, steps: number): string | undefined {
  switch (event.type) {
    case 'goldGained':
      return event.by === 'workers' ? `Upkeep: ${gold(event.amount)}` : undefined;
    case 'teched':
      return `Tech: ${counted(steps, 'card')}`;
    case 'hired':
      return 'Worker';
    case 'summoned':
      return `Hero: ${cardName(event.thing.card)}`;
    case 'levelled':
      return event.lost ? undefined : `Level: ${cardName(event.thing.card)} to ${event.level}`;
    case 'played':
      return `Play: ${cardName(event.card)}${event.boost ? ', boosted' : ''}, ${gold(event.cost)}`;
    case 'used':
      return `Use: ${cardName(event.thing.card)}, ${event.action}`;
    case 'construction':
      return `Build: ${cardName(event.thing.card)}, ${gold(event.cost)}`;
    case 'specChosen':
      return `Spec: ${event.spec}`;
    case 'tornDown':
      return `Tear down: ${cardName(event.thing.card)}`;
    case 'detected':
      return `Detect: ${of(event.thing, names)}`;
    case 'attacked':
      return `Attack: ${cardName(event.thing.card)}, on ${of(event.defender, names)}`;
    case 'repaired':
      return `Repair: 1 damage, ${gold(event.cost)}`;
    case 'lent':
      return `Lend: ${cardName(event.thing.card)}, as ${SLOTS[event.slot]} of ${names(event.thing.seat)}`;
    default:
      return undefined;
  }
}

/** How a player stands: patrol, back line, buildings, purse and piles. */
function standingLines(view: View, seat: Seat, name: string): readonly string[] {
  const shown = shownOf(view, seat);
  const player = view.players[seat];
  if (!player) return [];
  const { sizes, workers } = player;
  const base = baseShown(view, seat);
  const back = shown.filter(({ kind, slot }) => kind !== 'building' && kind !== 'base' && !(slot in SLOTS));
  const built = shown.filter(({ kind }) => kind === 'building');
  const away = heroesAway(view, seat).map(
    ({ name: hero, waits, isLost }) =>
      `${hero}${isLost ? ' (lost)' : waits > 0 ? ` (back in ${waits})` : ''}`,
  );
  return [
    ...(name === '' ? [] : [name]),
    'Patrol',
    ...SLOTS.map((slot, index) => {
      const patroller = shown.find((piece) => piece.slot === index);
      return `  ${upper(slot)}: ${patroller ? pieceText(patroller) : 'nobody'}`;
    }),
    `In play: ${back.length === 0 ? 'nothing' : back.map(pieceText).join('; ')}`,
    `Buildings: ${[...(base ? [base] : []), ...built].map(pieceText).join('; ')}`,
    ...(away.length === 0 ? [] : [`Heroes who wait: ${away.join(', ')}`]),
    `Floating gold ${player.gold}, workers ${workers}`,
    `Hand ${sizes.hand}, discard pile ${sizes.discard}, draw pile ${sizes.deck}, codex ${sizes.codex}`,
  ];
}

/** “Captain Zane, level 4, 3/2 of 3, haste, exhausted”. */
function pieceText({ name, level, atk, left, hp, marks, isExhausted, isFresh, ...piece }: Shown): string {
  const health = left === undefined || left === hp ? left : `${left} of ${hp}`;
  const numbers = atk === undefined ? health : `${atk}/${health}`;
  return [
    name,
    ...(level > 0 ? [`level ${level}`] : []),
    ...(numbers === undefined
      ? []
      : [piece.kind === 'building' || piece.kind === 'base' ? `${numbers} HP` : numbers]),
    ...marks,
    ...(isExhausted ? ['exhausted'] : []),
    ...(isFresh ? ['just arrived'] : []),
    ...(piece.isUnderConstruction ? ['under construction'] : []),
    ...(piece.isDisabled ? ['disabled'] : []),
  ].join(', ');
}
