import type { Seat } from '@riposte/kernel';
import type { Dress, TablePart } from '../../../table/kit/dress.ts';
import type { HandCard } from '../../../table/kit/hand.ts';
import { useLens } from '../../../table/kit/lens.ts';
import { useOnStage } from '../../../table/kit/onStage.ts';
import { RoundPanel, ScoreLine, ScoreSide } from '../../../table/kit/Panels.tsx';
import { type Shading, useShades } from '../../../table/kit/shades.ts';
import { RoundTitle } from '../../../table/kit/TopBar.tsx';
import styles from './Fair.module.css';
import {
  choiceText,
  type FairChoice,
  type FairEvent,
  type FairView,
  LANES,
  ME,
  PEOPLE,
  STALLS_IN_LANE,
  stallName,
} from './fair.ts';

/** What can be touched at the fair: a card of the hand, or a stall. */
type FairThing = { readonly key: string } & (
  | { readonly type: 'card'; readonly card: number }
  | { readonly type: 'stall'; readonly stall: number }
);
type FairPart = TablePart<FairChoice, FairEvent, FairView, FairThing>;

function stallThing(stall: number): FairThing {
  return { key: `stall ${stall}`, type: 'stall', stall };
}

const uses = (choice: FairChoice, thing: FairThing): boolean =>
  thing.type === 'card'
    ? choice.type === 'sell' && choice.card === thing.card
    : 'stall' in choice && choice.stall === thing.stall;

const familyOf = (choice: FairChoice, grain: 'coarse' | 'usual' | 'fine'): string => {
  if (grain === 'fine' && 'stall' in choice) return `lane ${Math.floor(choice.stall / STALLS_IN_LANE)}`;
  return choice.type;
};

const FAMILY_NAMES: Readonly<Record<string, string>> = { visit: 'Visit', buy: 'Buy', sell: 'Sell' };

/** The largest table there can be. */
export const FAIR_DRESS: Dress<FairChoice, FairEvent, FairView, FairView, FairThing> = {
  choreography: { sceneOf: (view) => view, after: (scene) => scene, lasts: () => 0 },
  sound: () => undefined,
  seats: () => PEOPLE.map((_, index) => index as Seat),
  side: (seat) => (seat === ME ? 'ours' : 'theirs'),
  person: (seat) => ({ isActive: seat === ME, isDown: seat === 8, place: seat + 1, cards: seat + 3 }),
  nameOf: () => undefined,
  actor: (event) => ('seat' in event ? event.seat : undefined),
  isMinor: () => false,
  onStage: ({ type }) => (type === 'bellRang' ? 900 : 0),
  families: {
    of: familyOf,
    tone: ({ type }) =>
      type === 'rest' || type === 'leave' || type === 'refuse'
        ? 'quiet'
        : type === 'sell'
          ? 'attack'
          : 'peaceful',
    rank: ['sell', 'buy', '*'],
  },
  hand: ({ hand }, _seat, choices) =>
    hand.map((_, card): HandCard<FairThing> => {
      const touched: FairThing = { key: `card ${card}`, type: 'card', card };
      return {
        key: touched.key,
        touched,
        legal: choices?.some((choice) => uses(choice, touched)) ?? false,
        glows: card === 2,
      };
    }),
  answersWith: (touched, choices) =>
    choices.flatMap((choice, index) => (uses(choice, touched) ? [index] : [])),
  along: () => [],
  whyNot: () => ({ text: 'This stall has nothing left to give today.', rule: '1.2' }),
  endsRound: ({ type }) => type === 'dayEnded',
  isBetweenRounds: ({ isBetweenDays }) => isBetweenDays,
  roundWon: (event) =>
    event.type === 'dayEnded'
      ? { round: event.day, side: event.winner === ME ? 'ours' : 'theirs' }
      : { round: 0, side: 'nobodys' },
  decisive: () => undefined,
  holds: (seat, { hand }) => (seat === ME ? hand.slice(0, 3).join(', ') : undefined),
  isWide: () => false,

  useTexts: ({ view, names }) => ({
    answer: (choice) => choiceText(choice, view),
    family: (family) =>
      FAMILY_NAMES[family] ??
      (family.startsWith('lane ') ? `${LANES[Number(family.slice(5))]} lane` : 'Otherwise'),
    question: () => undefined,
    card: ({ touched }) => (touched.type === 'card' ? `${view.hand[touched.card]} ${touched.card + 1}` : ''),
    thing: (thing) => (thing.type === 'stall' ? stallName(thing.stall) : (view.hand[thing.card] ?? '')),
    figure: (seat) => names(seat),
    person: (seat) => `${view.coins[seat]} coins`,
  }),

  Scene: Stalls,
  Card: ({ card: { touched } }) => (
    <svg viewBox="0 0 112 156" className={styles.card} aria-hidden>
      <rect x="1" y="1" width="110" height="154" rx="9" />
      <text x="56" y="96">
        {touched.type === 'card' && touched.card + 1}
      </text>
    </svg>
  ),
  Crest: ({ seat }) => <Sign seat={seat} />,
  Score: ({ seat, view }) => <b className={styles.coins}>{view.coins[seat]}</b>,
  Held: ({ seat }) => <span className={styles.coins}>{seat + 3} cards</span>,
  Before: () => undefined,
  Mine: () => undefined,
  Round: ({ sight }) => <RoundTitle title={`Day ${sight.view.day}`}>of three</RoundTitle>,
  Knowledge: ({ sight }) => (
    <ul className={styles.known}>
      {LANES.map((lane, index) => (
        <li key={lane}>
          {lane} lane:{' '}
          {sight.view.stalls.filter(({ id }) => Math.floor(id / STALLS_IN_LANE) === index).length} stalls
        </li>
      ))}
    </ul>
  ),
  KnowledgeLine: () => <p className={styles.line}>Five lanes, forty stalls</p>,
  Pile: () => (
    <>
      <Sign seat={ME} />
      <b>40</b>
      <span className="heard"> stalls</span>
    </>
  ),
  Wide: () => undefined,
  Moment: ({ sight, event }) => (
    <div className={styles.moment}>
      {event.type === 'bellRang' && <Sign seat={event.seat} />}
      <p>{sight.words.event(event, sight.names).text}</p>
    </div>
  ),
  RoundEnd: ({ sight, event }) => (
    <RoundPanel title="The day is over" says={sight.words.event(event, sight.names).text}>
      <Scores />
    </RoundPanel>
  ),
  FinalScore: () => <Scores />,
  Help: () => <p>Visit stalls, buy and sell.</p>,
  About: ({ sight, seat }) => <p>{sight.view.coins[seat]} coins.</p>,
  Lens: ({ turn, touched }) => (
    <>
      <h2>{turn.texts.thing(touched)}</h2>
      <p>
        All that stands on it, however long it is: it is read here as a whole, and takes no place of its own.
      </p>
    </>
  ),
};

function Sign({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      <circle cx="20" cy="20" r="19" fill={`hsl(${seat * 36} 35% 38%)`} />
      <text x="20" y="27" fontSize="20" textAnchor="middle" fill="#fff">
        {PEOPLE[seat]?.[0]}
      </text>
    </svg>
  );
}

function Scores() {
  return (
    <ScoreLine>
      <ScoreSide side="ours" isWinner crest={<Sign seat={ME} />}>
        12
      </ScoreSide>
      <ScoreSide side="theirs" isWinner={false} crest={<Sign seat={3 as Seat} />}>
        9
      </ScoreSide>
    </ScoreLine>
  );
}

/** Forty stalls where the interface leaves room; where that is too little for them they scroll. */
function Stalls({ turn, shading }: FairPart & { readonly shading: Shading }) {
  const { scene } = useOnStage<FairView, FairEvent>();
  const shades = useShades(shading, (all) => all);
  if (!shades) return undefined;
  // What is drawn may begin above what is seen of it, but both end together.
  const top = Math.max(0, ...shades.boxes.map(({ bottom }) => bottom)) + 8;
  const bottom = shades.height - shades.clear + 8;
  return (
    <ul className={styles.stalls} data-part="board" style={{ bottom, height: shades.height - bottom - top }}>
      {scene.stalls.map(({ id, goods }) => (
        <li key={id}>
          <Stall id={id} goods={goods} turn={turn} />
        </li>
      ))}
    </ul>
  );
}

function Stall({
  id,
  goods,
  turn,
}: {
  readonly id: number;
  readonly goods: number;
  readonly turn: FairPart['turn'];
}) {
  const thing = stallThing(id);
  const lens = useLens(thing, ME);
  return (
    <button
      type="button"
      className={styles.stall}
      aria-pressed={turn.lifted?.key === thing.key}
      onClick={() => turn.touch(thing)}
      {...lens}
    >
      {stallName(id)}
      <small>{goods} left</small>
    </button>
  );
}
