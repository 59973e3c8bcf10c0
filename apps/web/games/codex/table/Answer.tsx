import { type Choice, entryOf, printedOn, type View } from '@riposte/codex/table';
import { Drawing } from '../../../design/art/Drawing.tsx';
import { Emblem } from '../cards/Emblem.tsx';
import { coloursOf, frameOf } from '../cards/frame.ts';
import { iconOf, keywordIcon } from '../cards/icons.ts';
import styles from './Answer.module.css';

interface Props<Answered = Choice> {
  readonly choice: Answered;
  readonly text: string;
  readonly view: View;
}

/** What stands on the button of an answer: words, and of an ability that waits, the card that has it. */
export function Answer({ choice, text, view }: Props) {
  return choice.type === 'trigger' ? <Waiting choice={choice} text={text} view={view} /> : text;
}

/** RULES 11.6: a small card. All that wait lie in a row, and the one that is touched happens next. */
function Waiting({
  choice: { effect, source },
  text,
  view,
}: Props<Extract<Choice, { readonly type: 'trigger' }>>) {
  const waits = view.queue.find((one) => one.effect === effect && one.source === source);
  const entry = entryOf(waits?.card ?? printedOn(effect) ?? '');
  const sign = signOf(effect);
  const colon = text.indexOf(': ') + 1;
  return (
    <span className={styles.waiting}>
      <span className={styles.picture} data-frame={frameOf(entry)} style={coloursOf(entry)}>
        <Emblem entry={entry} />
        {sign && <Drawing drawn={sign} className={styles.sign} />}
      </span>
      <span className={styles.words}>
        <b>{text.slice(0, colon)}</b>
        {text.slice(colon)}
      </span>
    </span>
  );
}

/** Of an ability that is on no card: the slot or the keyword that gives it. */
function signOf(effect: string) {
  if (printedOn(effect) !== undefined) return undefined;
  const name = effect.slice(effect.indexOf('.') + 1);
  return effect.startsWith('slot.') ? iconOf(`s-${name}`) : keywordIcon(SIGNS[name] ?? name);
}

/** What ends with the turn has no keyword; its sign is that of what does. */
const SIGNS: Readonly<Record<string, string>> = { doomed: 'ephemeral', copied: 'ephemeral' };
