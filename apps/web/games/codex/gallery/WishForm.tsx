import { useLingui } from '@lingui/react/macro';
import { COLORS, SPECS, upper } from '@riposte/codex/table';
import { Segmented } from '../../../design/Segmented.tsx';
import { Select } from '../../../design/Select.tsx';
import { TextField } from '../../../design/TextField.tsx';
import { FRAMES } from '../cards/frame.ts';
import styles from './WishForm.module.css';
import { type CardWish, parseWish, WISHED_KEYWORDS } from './wish.ts';

/** How large cards are shown. */
export type CardSize = 'cards' | 'tiles';

/** Where cards are looked for, by words and by what they are. */
export function WishForm({
  wish,
  size,
  onWish,
  onSize,
}: {
  readonly wish: CardWish;
  readonly size: CardSize;
  readonly onWish: (wish: CardWish) => void;
  readonly onSize: (size: CardSize) => void;
}) {
  const { t } = useLingui();
  const filters = [
    { name: 'color', label: t`Colour`, values: COLORS },
    { name: 'spec', label: t`Spec`, values: SPECS },
    { name: 'kind', label: t`Kind`, values: FRAMES },
    { name: 'keyword', label: t`Keyword`, values: WISHED_KEYWORDS },
  ] as const;
  return (
    <search className={styles.form}>
      <TextField
        type="search"
        label={t`Find`}
        value={wish.find ?? ''}
        placeholder={t`A name, or a word on a card`}
        onText={(find) => onWish(parseWish({ ...wish, find: find === '' ? undefined : find }))}
      />
      {filters.map(({ name, label, values }) => (
        <Select
          key={name}
          label={label}
          value={wish[name] ?? ''}
          options={[
            { value: '', label: t`All` },
            ...values.map((value) => ({ value: value as string, label: upper(value) })),
          ]}
          onPick={(value) => onWish(parseWish({ ...wish, [name]: value }))}
        />
      ))}
      <Segmented<CardSize>
        label={t`Size`}
        value={size}
        segments={[
          { value: 'cards', label: t`Large` },
          { value: 'tiles', label: t`Small` },
        ]}
        onPick={onSize}
      />
    </search>
  );
}
