import { type Band, type CardEntry, kindText, levelsText, TECH, upper } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import styles from './CardFace.module.css';
import { Emblem } from './Emblem.tsx';
import { coloursOf, frameOf, hasCost } from './frame.ts';
import { crestIcon, iconOf } from './icons.ts';
import { Attack, CardCost, CardHealth } from './Numbers.tsx';
import { Keywords, Sentence } from './Words.tsx';

/** A printed card, as in a hand; `--card-width` makes it larger, and all of it grows. A hero's is twice as wide. */
export function CardFace({
  entry,
  isWhole = false,
}: {
  readonly entry: CardEntry;
  /** Under the lens: as high as its text needs, and a hero stands above the levels. */
  readonly isWhole?: boolean;
}) {
  const { name, bands, legendary, cost } = entry;
  return (
    <span
      className={styles.card}
      data-frame={frameOf(entry)}
      data-whole={isWhole || undefined}
      data-wordy={isWordy(bands) || undefined}
      style={coloursOf(entry)}
    >
      <span className={styles.window}>
        <Emblem entry={entry} />
      </span>
      {hasCost(entry) && (
        <span className={styles.corner}>
          <CardCost cost={cost} />
        </span>
      )}
      {legendary && <Drawing drawn={iconOf('k-legendary')} className={styles.crown} />}
      <Ribbon entry={entry} />
      <span className={styles.body} data-part="card-text">
        <span className={styles.name} data-length={name.length > 22 ? 'long' : undefined}>
          {name}
        </span>
        <span className={styles.kind}>{kindLine(entry)}</span>
        {bands ? <Bands entry={entry} bands={bands} /> : <Text entry={entry} />}
      </span>
      <Stats entry={entry} />
    </span>
  );
}

/** “Unit · Cute Animal” */
function kindLine(entry: CardEntry): string {
  const types = entry.token ? [] : (entry.types ?? []);
  return [...kindText(entry), ...types].map(upper).join(' · ');
}

function Text({ entry }: { readonly entry: CardEntry }) {
  const { text, fading, forecast, kind, keywords = [] } = entry;
  const length = (text?.length ?? 0) + 12 * keywords.length;
  return (
    <span className={styles.text} data-length={length > 120 ? 'long' : undefined} data-kind={kind}>
      {fading !== undefined && <Sentence text={`Fading ${fading}.`} />}
      {forecast !== undefined && <Sentence text={`Forecast ${forecast}.`} />}
      <Keywords face={entry} />
      {text !== undefined && <Sentence text={text} />}
    </span>
  );
}

/** Whether the levels of a hero need more room than the figure leaves them. */
function isWordy(bands: readonly Band[] = []): boolean {
  return bands.reduce((sum, { text = '' }) => sum + text.length, 0) > 200;
}

/** What a hero is at each level. */
function Bands({ entry, bands }: { readonly entry: CardEntry; readonly bands: readonly Band[] }) {
  return (
    <span className={styles.bands}>
      {bands.map((band, index) => (
        <span key={band.from} className={styles.band} data-band={index}>
          <span className={styles.levels}>{levelsText(bands, index, entry.maxLevel)}</span>
          <span>
            <Keywords face={band} />
            {band.text !== undefined && <Sentence text={band.text} />}
          </span>
          <span className={styles.pair}>
            {band.atk}/{band.hp}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Spec or colour, and the tech level of what has one. */
function Ribbon({ entry }: { readonly entry: CardEntry }) {
  const { tech = 0 } = entry;
  return (
    <span className={styles.ribbon}>
      <Drawing drawn={crestIcon(entry)} />
      {tech > 0 && <i>{TECH[tech]?.slice('tech '.length)}</i>}
    </span>
  );
}

function Stats({ entry: { atk, hp, bands } }: { readonly entry: CardEntry }) {
  if (bands || hp === undefined) return undefined;
  return (
    <span className={styles.stats}>
      {atk === undefined ? <span /> : <Attack atk={atk} />}
      <CardHealth left={hp} />
    </span>
  );
}
