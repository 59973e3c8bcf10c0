import { useLingui } from '@lingui/react/macro';
import type { Aftermath as After } from '@riposte/analysis/aftermath';

/** What comes after a choice, the likeliest first: "the round is won at once 58, “Block with a 2” 33". */
export function Aftermath({ after, most }: { readonly after: After | undefined; readonly most: number }) {
  const { t } = useLingui();
  if (!after) return undefined;
  const { won, lost, replies } = after;
  const all = [
    { text: t`the round is won at once`, often: won },
    { text: t`the round is lost at once`, often: lost },
    ...replies.map(({ text, often }) => ({ text: `“${text}”`, often })),
  ];
  return all
    .filter(({ often }) => often > 0)
    .toSorted((one, other) => other.often - one.often)
    .slice(0, most)
    .map(({ text, often }, index) => (
      <span key={text}>
        {index > 0 && ', '}
        {text} {often}
      </span>
    ));
}
