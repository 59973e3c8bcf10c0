import { useLingui } from '@lingui/react/macro';
import { drawn } from '../art/drawings.ts';
import { DIAGRAMS, type Diagram, type DiagramWay } from './diagrams.ts';
import styles from './RuleDiagram.module.css';

const PLANK = 44;
const DECK = 108;
const HEIGHT = 172;
/** A drawn figure stands on (70, 184) of its own picture. */
const FIGURE = 'scale(0.42) translate(-70 -184)';

/** The picture of a rule, where it has one. */
export function RuleDiagram({ rule }: { readonly rule: string }) {
  const diagram = DIAGRAMS[rule];
  return diagram && <BridgeDiagram diagram={diagram} />;
}

/** A piece of the bridge with the two fighters on it. */
function BridgeDiagram({ diagram }: { readonly diagram: Diagram }) {
  const { planks, you, foe, ways, distance, blow } = diagram;
  const [first, last] = planks;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = (plank: number) => (plank - first + 0.5) * PLANK;
  const width = numbers.length * PLANK;
  const striker = ways.find(({ who }) => who === 'you')?.to ?? you;
  const label = useLabel(diagram);
  return (
    <svg className={styles.diagram} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className={styles.sky} width={width} height={HEIGHT} />
      <circle className={styles.sun} cx={(at(striker) + at(foe)) / 2} cy={DECK - 14} r={58} />
      <rect className={styles.water} y={DECK} width={width} height={HEIGHT - DECK} />
      {numbers.map((plank) => (
        <g key={plank}>
          <rect
            className={isDark(plank) ? styles.dark : styles.light}
            x={at(plank) - PLANK / 2 + 0.75}
            y={DECK - 8}
            width={PLANK - 1.5}
            height={28}
          />
          <text className={isDark(plank) ? styles.onDark : styles.onLight} x={at(plank)} y={DECK + 12}>
            {plank}
          </text>
        </g>
      ))}
      {ways.map((way) => (
        <Figure key={`${way.from}-${way.to}`} who={way.who} x={at(way.to)} ghost />
      ))}
      <Figure who="you" x={at(you)} />
      <Figure who="foe" x={at(foe)} />
      {distance && (
        <Measure from={at(distance.from)} to={at(distance.to)} number={distance.to - distance.from} />
      )}
      {blow && <Blow from={at(striker) + 30} to={at(foe) - 14} />}
      {ways.map((way) => (
        <Arc key={`${way.from}-${way.to}`} way={way} from={at(way.from)} to={at(way.to)} />
      ))}
    </svg>
  );
}

function Figure({
  who,
  x,
  ghost,
}: {
  readonly who: DiagramWay['who'];
  readonly x: number;
  readonly ghost?: boolean;
}) {
  const name = who === 'you' ? 'f-grave' : 'f-rook';
  return (
    <g
      className={`${styles[who]} ${ghost ? styles.ghost : styles.figure}`}
      transform={`translate(${x} ${DECK}) scale(${who === 'you' ? 1 : -1} 1) ${FIGURE}`}
    >
      <use href={drawn(name).at} x={-20} y={-14} width={190} height={204} />
    </g>
  );
}

/** A line above their heads from one to the other, with the distance on it. */
function Measure({
  from,
  to,
  number,
}: {
  readonly from: number;
  readonly to: number;
  readonly number: number;
}) {
  const middle = (from + to) / 2;
  return (
    <g>
      <path
        className={styles.measure}
        d={`M${from} 12v12M${to} 12v12M${from} 18H${middle - 16}M${middle + 16} 18H${to}`}
      />
      <text className={styles.number} x={middle} y={29}>
        {number}
      </text>
    </g>
  );
}

/** The way of a card, under the planks it counts. */
function Arc({ way, from, to }: { readonly way: DiagramWay; readonly from: number; readonly to: number }) {
  const middle = (from + to) / 2;
  const tip = to > from ? -5 : 5;
  return (
    <g className={styles[way.who]}>
      <path className={styles.arc} d={`M${from} 132Q${middle} 166 ${to} 134`} />
      <path className={styles.tip} d={`M${to} 129l${tip} 9l${tip * -2} -1z`} />
      <rect className={styles.card} x={middle - 9} y={138} width={18} height={24} rx={3} />
      <text className={styles.cardNumber} x={middle} y={155.5}>
        {way.card}
      </text>
    </g>
  );
}

/** What the picture shows, in words. */
function useLabel({ you, foe, ways, distance, blow }: Diagram): string {
  const { t } = useLingui();
  return [
    t`One fighter stands on ${you}, the other on ${foe}.`,
    ...ways.map(({ card, from, to }) => t`A ${card} leads from ${from} to ${to}.`),
    ...(distance ? [t`The distance is ${distance.to - distance.from}.`] : []),
    ...(blow ? [t`A blow falls.`] : []),
  ].join(' ');
}

/** A slash from the blade to where it strikes. */
function Blow({ from, to }: { readonly from: number; readonly to: number }) {
  const middle = (from + to) / 2;
  return (
    <g className={styles.blow}>
      <path d={`M${from} 50Q${middle} 92 ${to} 66Q${middle} 80 ${from} 50Z`} />
      <path d={`M${to} 55l2.5 8.5l8.5 2.5l-8.5 2.5l-2.5 8.5l-2.5 -8.5l-8.5 -2.5l8.5 -2.5z`} />
    </g>
  );
}

/** RULES 2.4 */
function isDark(plank: number): boolean {
  return Math.floor((plank - 1) / 2) % 2 === 0;
}
