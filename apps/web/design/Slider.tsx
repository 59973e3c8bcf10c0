import { Field, type FieldWords } from './Field.tsx';
import styles from './Slider.module.css';

/** An amount from 0 to 1, by hand. */
export function Slider({
  label,
  hint,
  value,
  onSlide,
  disabled = false,
}: Omit<FieldWords, 'error'> & {
  readonly value: number;
  readonly onSlide: (value: number) => void;
  readonly disabled?: boolean;
}) {
  const percent = Math.round(value * 100);
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <span className={styles.line}>
          <input
            {...ids}
            type="range"
            className={styles.slider}
            min="0"
            max="100"
            step="5"
            value={percent}
            disabled={disabled}
            aria-valuetext={`${percent} %`}
            onChange={({ target }) => onSlide(Number(target.value) / 100)}
          />
          <output className={styles.amount} aria-hidden="true">
            {percent} %
          </output>
        </span>
      )}
    </Field>
  );
}
