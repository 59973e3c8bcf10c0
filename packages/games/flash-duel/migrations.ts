import { type Frame, type Migration, type Seat, seat, varsOf } from '@riposte/kernel';
import { type Announcement, type Opening, sceneOf } from './announce.ts';
import { backFrom } from './bridge.ts';
import type { Choice, Way } from './choice.ts';
import type { Fight } from './frames.ts';
import {
  copyState,
  type Fighter,
  type Loyalty,
  type Marker,
  newFighter,
  OPTIONS,
  type Options,
  type State,
} from './state.ts';

/** How matches saved by older rules go on by these. */
export const MIGRATIONS: readonly Migration[] = [
  {
    // Characters, abilities, Custom Clockwork and solo games came in; before, there was Simple Mode only.
    from: '0.1.0',
    to: '0.2.0',
    renamed: {},
    options: (old) => withModes(old as Pick<Options, 'edition'>),
    state: (old) => withAbilities(old as unknown as SimpleState),
  },
  {
    // Sides came in, and with them Team Battle, Raid and Betrayal.
    from: '0.2.0',
    to: '0.3.0',
    renamed: {},
    options: (old) => withTeams(old as DuelOptions),
    state: (old) => withSides(old as unknown as DuelState),
  },
  {
    // Ability cards do something else; what had been announced when the match was saved goes on by the new text.
    from: '0.3.0',
    to: '0.4.0',
    renamed: {},
    state: (old) => withNewTexts(old as unknown as SharedState),
  },
  {
    // Soldiers and mines have owners, what was turned up stays what it is, and any closed hand may be shown.
    from: '0.4.0',
    to: '0.5.0',
    renamed: {},
    state: (old) => withOwners(old as unknown as SharedState),
  },
  {
    // The Dragon shows the traitor card before Poker Flourish would defeat it: nothing that is kept is another.
    from: '0.5.0',
    to: '0.6.0',
    renamed: {},
    state: (old) => old as unknown as State,
  },
];

type DuelOptions = Omit<Options, 'mortals' | 'openHands'>;
type Older<Fields extends keyof State, FighterFields extends keyof Fighter> = Omit<
  State,
  Fields | 'fighters'
> & {
  readonly fighters: readonly Omit<Fighter, FighterFields>[];
};
/** Before 0.5.0: one Soldier and one mine for all, and only in Betrayal hands were shown. */
interface SharedMarkers {
  readonly soldier: Marker | undefined;
  readonly mine: Marker | undefined;
  readonly loyalty: (Loyalty & Pick<State, 'showings'>) | undefined;
}
type Marked = 'soldiers' | 'mines' | 'loyalty' | 'showings';
type SharedState = Omit<State, Marked> & SharedMarkers;
/** Between 0.2.0 and 0.3.0: one opponent each. */
type DuelState = Older<Marked | 'order' | 'reshuffles' | 'extraTurns' | 'loyalty', 'side'> &
  Omit<SharedMarkers, 'loyalty'>;
/** Before 0.2.0: no abilities. */
type SimpleState = Older<
  | 'order'
  | 'reshuffles'
  | 'extraTurns'
  | 'loyalty'
  | 'active'
  | 'top'
  | 'topKnownTo'
  | Marked
  | 'stakes'
  | 'pool'
  | 'record',
  Exclude<keyof Fighter, 'space' | 'hand' | 'recovering'>
>;

function withModes(old: Pick<Options, 'edition'>): DuelOptions {
  return {
    mode: OPTIONS.mode.default,
    selection: OPTIONS.selection.default,
    bot: OPTIONS.bot.default,
    ...old,
  };
}

function withAbilities(old: SimpleState): DuelState {
  const turn = varsOf<{ seat: Seat }>(old.stack, 'turn');
  return {
    ...old,
    options: { ...old.options, ...withModes(old.options) },
    stack: old.stack.map(withNeeds),
    active: turn?.seat ?? seat(0),
    fighters: old.fighters.map((fighter) => ({ ...newFighter(0), ...fighter })),
    top: [],
    topKnownTo: undefined,
    soldier: undefined,
    mine: undefined,
    stakes: 1,
    pool: [],
    record: [],
  };
}

/** An attack says now what blocks it; which card a dash was made with no longer mattered. */
function withNeeds(frame: Frame<Choice>): Frame<Choice> {
  if (frame.procedure !== 'fight') return frame;
  const { attacker, defender, card, count, dashing } = frame.vars as Fight;
  const vars: Omit<Fight, 'others' | 'struck' | 'numbers' | 'turned' | 'shared' | 'helpers'> = {
    attacker,
    defender,
    card,
    count,
    dashing,
    dash: dashing ? 1 : 0,
    needs: card,
    needsCount: count,
    orHigher: false,
    blockable: true,
    retreatable: dashing,
    answer: '',
    retreated: 0,
  };
  return { ...frame, vars };
}

function withTeams(old: DuelOptions): Options {
  return { ...old, mortals: OPTIONS.mortals.default, openHands: OPTIONS.openHands.default };
}

function withSides(old: DuelState): SharedState {
  const { first } = old;
  const order = old.round === 0 ? [seat(0), seat(1)] : [first, seat(1 - first)];
  return {
    ...old,
    options: withTeams(old.options),
    order,
    stack: old.stack.map((frame) => withOthers(frame, order)),
    fighters: old.fighters.map((fighter, index) => ({ ...fighter, side: index === 0 ? 0 : 1 })),
    reshuffles: 0,
    extraTurns: 0,
    loyalty: undefined,
  };
}

type OldFight = Omit<Fight, 'numbers' | 'others' | 'struck' | 'shared' | 'helpers' | 'turned'> & {
  readonly rolled?: number;
};

/** A fight may have several defenders now, and a round counts its turns. */
function withOthers(frame: Frame<Choice>, order: readonly Seat[]): Frame<Choice> {
  if (frame.procedure === 'fight') {
    const { attacker, defender, card, count, dashing, dash, rolled = 0, ...rest } = frame.vars as OldFight;
    const { answer, retreated, ...demand } = rest;
    const made = { attacker, defender, others: [], struck: [], card, count, dashing, dash, numbers: [] };
    const answering = { rolled, shared: 0, helpers: [], answer, retreated };
    return { ...frame, vars: { ...made, ...demand, ...answering } };
  }
  if (frame.procedure !== 'round') return frame;
  const { next } = frame.vars as { readonly next: Seat };
  return { ...frame, vars: { turn: order.indexOf(next) } };
}

function withNewTexts(old: SharedState): SharedState {
  const stack = old.stack.map((frame): Frame<Choice> => {
    if (frame.procedure !== 'announce') return frame;
    const announced = frame.vars as Announcement;
    return { ...frame, vars: { ...announced, way: newWay(old, announced) } };
  });
  return { ...old, stack: withOpenWindow(stack) };
}

/** How an ability announced by the old text is used by the new one. */
function newWay(state: SharedState, { ability, way, seat: by, foe }: Announcement): Way {
  // Political Prowess names only the card it takes, no longer one that is given for it.
  if (ability === 'politicalProwess' && way.other !== undefined) return { card: way.other };
  // Spectral Push names the space it pushes to; it was always three back.
  if (ability === 'spectralPush')
    return { space: backFrom(state, sceneOf(withOwners(state), by, foe).foe, 3), ...way };
  return way;
}

/** Stun Lock may have been offered for a strike that is too weak for it now: then there is only to decline. */
function withOpenWindow(stack: readonly Frame<Choice>[]): Frame<Choice>[] {
  return stack.map((frame, index) => {
    if (frame.procedure !== 'window' || index < stack.length - 1) return frame;
    const asked: Opening = { ...(frame.vars as Opening), asked: true };
    return { ...frame, vars: asked };
  });
}

function withOwners({ soldier, mine, loyalty, ...old }: SharedState): State {
  const { showings = [], ...known } = loyalty ?? {};
  const hasDice = (helper: Seat | undefined) =>
    helper !== undefined && old.fighters[helper]?.abilities.includes('rollTheDice') === true;
  return copyState({
    ...old,
    stack: old.stack.map((frame) => withTurned(frame, hasDice)),
    soldiers: soldier ? [soldier] : [],
    mines: mine ? [mine] : [],
    loyalty: loyalty && (known as Loyalty),
    showings,
  });
}

/** How many cards helped was all that was kept of what had been turned up. */
function withTurned(frame: Frame<Choice>, hasDice: (helper: Seat | undefined) => boolean): Frame<Choice> {
  if (frame.procedure !== 'fight') return frame;
  const { needs, helpers } = frame.vars as Fight;
  const entries = Object.entries(frame.vars).map(([name, value]) =>
    name === 'rolled' ? ['turned', Array.from({ length: value as number }, () => needs)] : [name, value],
  );
  // What a helper was asked about stays as it was: a card that is turned up is no dash.
  const isAsked = frame.step === 'helpGiven' && hasDice(helpers[0]);
  return { ...frame, vars: { ...Object.fromEntries(entries), ...(isAsked && { handDash: true }) } };
}
