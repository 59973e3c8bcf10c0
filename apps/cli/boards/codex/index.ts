import type { Choice } from '@riposte/codex';
import guide from '@riposte/codex/guide';
import {
  baseShown,
  comingOf,
  drawnNext,
  entryOf,
  handOf,
  heroesAway,
  mapOf,
  type Shown,
  SLOTS,
  shownOf,
  type View,
} from '@riposte/codex/table';
import { type Seat, seats } from '@riposte/kernel';
import { inkOf, paint } from '../../paint.ts';
import { countOf, wrap } from '../../paragraph.ts';
import type { TerminalLook } from '../../terminal.ts';
import type { BoardSetting, TerminalBoard } from '../board.ts';

/** What stands before a line: its name, in so many columns. */
const MARGIN = 10;
/** A table is drawn no wider than this. */
const WIDEST = 110;

/** All sides, the viewer's below: base and counts, buildings, heroes and units, the patrol zone, the hand. */
const board: TerminalBoard<View, Choice> = {
  draw(view, setting) {
    if (view.turn === 0) return [' Heroes are chosen.'];
    const { viewer } = view;
    const near = viewer === 'spectator' ? (0 as Seat) : viewer;
    const others = seats(view.players.length).filter((seat) => seat !== near);
    // Who comes next after the viewer stands on top.
    const far = [...others.filter((seat) => seat > near), ...others.filter((seat) => seat < near)];
    const width = Math.min(WIDEST, setting.look.columns - 1);
    const line = paint(setting.look, 'faint', ` ${(setting.look.plain ? '-' : '─').repeat(width - 1)}`);
    return [
      ...mapRows(view, setting.look, width),
      ...far.flatMap((seat) => [
        ...sideRows(view, seat, setting, width),
        ...patrolRows(view, seat, setting.look, width),
        line,
      ]),
      ...patrolRows(view, near, setting.look, width),
      ...sideRows(view, near, setting, width),
    ];
  },
  caption(choice, view) {
    const [hint] = guide.about(choice, view);
    return hint === undefined ? {} : { hint };
  },
};

export default board;

/** The map and what it says, where the match is played on one. */
function mapRows(view: View, look: TerminalLook, width: number): readonly string[] {
  const map = mapOf(view);
  if (map === undefined) return [];
  const { name, text = '' } = entryOf(map);
  return row(look, 'map', [`${name}: ${text}`], width);
}

/** A line with its name before it; what does not fit goes on under itself. */
function row(look: TerminalLook, name: string, parts: readonly string[], width: number): readonly string[] {
  if (parts.length === 0) return [];
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length === 0 ? part : `${lines.at(-1)}   ${part}`;
    if (lines.length > 0 && joined.length <= width - MARGIN) lines[lines.length - 1] = joined;
    else lines.push(...wrap(part, width - MARGIN, 2));
  }
  const label = paint(look, 'faint', ` ${name}`.padEnd(MARGIN));
  return lines.map((text, index) => `${index === 0 ? label : ' '.repeat(MARGIN)}${text}`);
}

function sideRows(view: View, seat: Seat, { look, names }: BoardSetting, width: number): readonly string[] {
  const player = view.players[seat];
  if (!player) return [];
  const { gold, workers, sizes, spec, labSpec } = player;
  const shown = shownOf(view, seat);
  const base = baseShown(view, seat);
  const isOnTurn = view.side.includes(seat) && view.winners === undefined;
  const counts = [
    `${Math.max(0, base?.left ?? 0)} of ${base?.hp ?? 0} HP`,
    `${gold} gold`,
    countOf(workers, 'worker'),
    `hand ${sizes.hand}, draw ${sizes.deck}, discard ${sizes.discard}, codex ${sizes.codex}`,
    ...(spec === 'none' ? [] : [`spec ${spec}${labSpec === 'none' ? '' : ` and ${labSpec}`}`]),
  ];
  const name = ` ${names[seat]}${isOnTurn ? `, turn ${view.turn}` : ''}`;
  const free = shown.filter(({ kind, slot }) => (kind === 'hero' || kind === 'unit') && slot < 0);
  return [
    paint(look, inkOf(seat), name),
    ...row(look, 'base', counts, width),
    ...row(look, 'built', shown.filter(({ kind }) => kind === 'building').map(inLine), width),
    ...row(look, 'heroes', heroesAway(view, seat).map(awayText), width),
    ...row(look, 'others', shown.filter(({ kind }) => kind === 'other').map(inLine), width),
    ...row(look, 'in play', free.map(inLine), width),
    ...row(
      look,
      'future',
      comingOf(view, seat).map((one) => `${one.name} in ${countOf(one.time, 'upkeep')}`),
      width,
    ),
    ...handRows(view, seat, look, width),
  ];
}

function awayText({
  name,
  cost,
  waits,
  isLost,
}: {
  readonly name: string;
  readonly cost: number;
  readonly waits: number;
  readonly isLost: boolean;
}): string {
  if (isLost) return `${name} (out of the game)`;
  return waits > 0 ? `${name} (back in ${waits})` : `${name} (${cost} gold)`;
}

/** “Iron Man 3/4 flying, exhausted” */
function inLine(thing: Shown): string {
  return [`${nameOf(thing)} ${numbersOf(thing)}`.trim(), ...statesOf(thing)].join(', ');
}

function nameOf(thing: Shown): string {
  return `${thing.name}${levelOf(thing)}`;
}

function levelOf({ level }: Shown): string {
  return level > 0 ? ` L${level}` : '';
}

/** “3/4”, “3/2 of 4”, “5” for a building. */
function numbersOf({ atk, left, hp }: Shown): string {
  if (left === undefined) return '';
  const whole = left === hp ? '' : ` of ${hp}`;
  return atk === undefined ? `${left}${whole}` : `${atk}/${left}${whole}`;
}

function statesOf({ marks, isExhausted, isFresh, isUnderConstruction }: Shown): readonly string[] {
  return [
    ...marks,
    ...(isExhausted ? ['exhausted'] : []),
    ...(isFresh ? ['new'] : []),
    ...(isUnderConstruction ? ['being built'] : []),
  ];
}

/** The five slots side by side: what each is called, who stands there, and how strong. */
function patrolRows(view: View, seat: Seat, look: TerminalLook, width: number): readonly string[] {
  const cell = Math.floor((width - MARGIN) / SLOTS.length);
  const shown = shownOf(view, seat);
  const inSlots = SLOTS.map((_, slot) => shown.find((thing) => thing.slot === slot));
  if (inSlots.every((thing) => thing === undefined)) return row(look, 'patrol', ['nobody'], width);
  /** A name that is too long loses its end, never its level. */
  const cut = (text: string, kept = '') =>
    text.length + kept.length < cell
      ? `${text}${kept}`
      : `${text.slice(0, cell - 2 - kept.length)}${look.plain ? '.' : '…'}${kept}`;
  const cells = (texts: readonly string[]) => texts.map((text) => cut(text).padEnd(cell)).join('');
  const lines = [
    inSlots.map((thing) => (thing ? cut(thing.name, levelOf(thing)) : look.plain ? '-' : '·')),
    inSlots.map((thing) => (thing ? numbersOf(thing) : '')),
    inSlots.map((thing) => (thing ? statesOf(thing).join(', ') : '')),
  ];
  const margin = ' '.repeat(MARGIN);
  return [
    paint(look, 'faint', `${' patrol'.padEnd(MARGIN)}${cells([...SLOTS])}`.trimEnd()),
    ...lines
      .filter((texts) => texts.some((text) => text !== ''))
      .map((texts, index) => {
        const text = `${margin}${cells(texts)}`.trimEnd();
        return index < 2 ? paint(look, inkOf(seat), text) : text;
      }),
  ];
}

function handRows(view: View, seat: Seat, look: TerminalLook, width: number): readonly string[] {
  const hand = handOf(view, seat);
  const own = view.players[seat]?.own;
  if (!hand || !own) return [];
  const cards = hand.map(({ name, count, price }) => `${name}${count > 1 ? ` x${count}` : ''} (${price})`);
  const next = `next draw ${drawnNext(view, seat, own.hand)}`;
  return row(look, 'hand', [...(cards.length > 0 ? cards : ['no cards']), next], width).map((line) =>
    paint(look, 'strong', line),
  );
}
