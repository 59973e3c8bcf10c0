import { useLingui } from '@lingui/react/macro';
import { type Option, unreachable } from '@riposte/kernel';
import { type ReactNode, useId } from 'react';
import { Drawing, type DrawingFile } from '../../design/art/Drawing.tsx';
import { RadioGroup } from '../../design/RadioGroup.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { Select } from '../../design/Select.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import type { SetupWords } from '../../games/setupWords.ts';
import styles from './ModeCards.module.css';

/** Any option of any game; with a picture and a sentence for each value where the game has them. */
export function OptionPicker({
  name,
  option,
  value,
  words,
  onPick,
}: {
  readonly name: string;
  readonly option: Option;
  readonly value: unknown;
  readonly words: SetupWords | undefined;
  readonly onPick: (value: unknown) => void;
}) {
  const { i18n } = useLingui();
  const described = words?.option(name);
  const label = described ? i18n._(described) : option.label;
  switch (option.type) {
    case 'oneOf':
      return (
        <ValuePicker
          label={label}
          value={String(value)}
          onPick={onPick}
          cards={usualFirst(option).map((one) => {
            const said = words?.value(name, one);
            return {
              value: one,
              label: said ? i18n._(said.label) : one,
              about: said?.about && i18n._(said.about),
              drawing: said?.drawing,
            };
          })}
        />
      );
    case 'integer':
      return <NumberPicker label={label} range={[option.min, option.max]} value={value} onPick={onPick} />;
    case 'flag':
      return <Toggle label={label} on={value === true} onTurn={onPick} />;
    default:
      return unreachable(option);
  }
}

/** More values than this are too many to read one beside the other. */
const MOST_CARDS = 9;

/** One of a few values, each with its sentence; of many, from a list that says what the chosen one means. */
function ValuePicker(shown: {
  readonly label: string;
  readonly value: string;
  readonly cards: readonly (ModeCard & Parameters<typeof Select>[0]['options'][number])[];
  readonly onPick: (value: string) => void;
}) {
  const { label, value, cards, onPick } = shown;
  if (cards.length <= MOST_CARDS) return <ModeCards {...shown} />;
  const about = cards.find((card) => card.value === value)?.about;
  return <Select label={label} hint={about} value={value} options={cards} onPick={onPick} />;
}

/** Modes stand as the game lists them, simplest first; of two editions the usual one does. */
function usualFirst({ values, default: usual }: Extract<Option, { type: 'oneOf' }>): readonly string[] {
  return [...values].sort((one, other) => Number(other === usual) - Number(one === usual));
}

/** More numbers than this do not fit side by side on a phone. */
const MOST_IN_A_ROW = 9;

/** One of a few numbers in a row; of many, from a list. */
export function NumberPicker({
  label,
  range: [least, most],
  value,
  onPick,
}: {
  readonly label: string;
  readonly range: readonly [least: number, most: number];
  readonly value: unknown;
  readonly onPick: (value: number) => void;
}) {
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  const shared = { label, value: String(value), onPick: (picked: string) => onPick(Number(picked)) };
  return numbers.length > MOST_IN_A_ROW ? (
    <Select {...shared} options={numbers.map((number) => ({ value: number, label: number }))} />
  ) : (
    <Segmented {...shared} segments={numbers.map((number) => ({ value: number, label: number }))} />
  );
}

/** One of a few large ones, each with a picture and a sentence. */
interface ModeCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly about?: ReactNode;
  readonly drawing?: DrawingFile | undefined;
}

/** A choice of one among cards that explain themselves. */
function ModeCards({
  label,
  value,
  cards,
  onPick,
}: {
  readonly label: ReactNode;
  readonly value: string;
  readonly cards: readonly ModeCard[];
  readonly onPick: (value: string) => void;
}) {
  const name = useId();
  return (
    <RadioGroup
      legend={label}
      value={value}
      options={cards.map((card) => ({
        value: card.value,
        about: `${name}-${card.value}`,
        face: (
          <>
            {card.drawing !== undefined && <Drawing drawn={card.drawing} className={styles.drawing} />}
            <span className={styles.words}>
              <span className={styles.name}>{card.label}</span>
              <span id={`${name}-${card.value}`} className={styles.about}>
                {card.about}
              </span>
            </span>
          </>
        ),
      }))}
      onPick={onPick}
      looks={{ options: styles.cards, option: styles.card }}
    />
  );
}
