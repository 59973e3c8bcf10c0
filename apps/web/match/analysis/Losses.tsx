import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Loss, LossCause, Losses as LossesIn, Seat } from '@riposte/kernel';
import styles from './Losses.module.css';

/** More are small. */
const MOST = 6;

/** What brought a player down, by what was seen: nothing here is judged. */
export function Losses({
  lost: { unit, losses },
  reader,
  mates,
}: {
  readonly lost: LossesIn;
  readonly reader: Seat;
  /** Where the reader lost nothing alone, they lost with a mate. */
  readonly mates: readonly Seat[];
}) {
  const lossOf = (whose: Seat) => losses.find(({ seat }) => seat === whose);
  const [own] = [reader, ...mates].flatMap((seat) => lossOf(seat) ?? []);
  const others = losses.filter((loss) => loss !== own);
  return (
    <section className={styles.losses} aria-labelledby="lost">
      <h3 id="lost">{own ? own.text : <Trans>Nothing was lost here.</Trans>}</h3>
      {own && <Causes loss={own} unit={unit} />}
      {others.length > 0 && <p>{others.map(({ text }) => text).join(' ')}</p>}
    </section>
  );
}

/** What took most of it is a whole bar long. */
function Causes({ loss: { causes }, unit }: { readonly loss: Loss; readonly unit: LossesIn['unit'] }) {
  const most = causes[0]?.amount ?? 1;
  const rest = causes.slice(MOST).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <ul>
      {causes.slice(0, MOST).map((cause) => (
        <li key={cause.by}>
          <span className={styles.bar} style={{ inlineSize: `${(100 * cause.amount) / most}%` }} />
          <b>{cause.amount}</b> <span>{cause.by}</span>{' '}
          <span className={styles.when}>
            <When cause={cause} unit={unit} />
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <b>{rest}</b> <Trans>by others</Trans>
        </li>
      )}
    </ul>
  );
}

function When({ cause: { when }, unit }: { readonly cause: LossCause; readonly unit: LossesIn['unit'] }) {
  const { i18n } = useLingui();
  const numbers = new Intl.ListFormat(i18n.locale).format(when.map(String));
  return unit === 'round' ? (
    <Plural value={when.length} one={`round ${numbers}`} other={`rounds ${numbers}`} />
  ) : (
    <Plural value={when.length} one={`turn ${numbers}`} other={`turns ${numbers}`} />
  );
}
