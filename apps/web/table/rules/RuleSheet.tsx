import { Trans, useLingui } from '@lingui/react/macro';
import { chapterOf } from '@riposte/kernel';
import { use, useState } from 'react';
import { LinkButton } from '../../design/LinkButton.tsx';
import { Sheet } from '../../design/overlays.tsx';
import { usePart } from '../../games/library.ts';
import { around } from './passages.ts';
import { RuleList } from './RuleList.tsx';
import { rulebookOf } from './rulebooks.ts';

/** How many rules stand around the one that was asked about, on either side. */
const NEIGHBOURS = 2;

/** A rule and its neighbours, over the table; a rule that they mention opens in its place. */
export default function RuleSheet({
  game,
  rule,
  onClose,
}: {
  readonly game: string;
  readonly rule: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const book = use(rulebookOf(game));
  // All that is waited for is waited for here: a sheet must not be there and then not.
  const pictures = usePart(game, 'pictures');
  const [asked, setAsked] = useState({ from: rule, rule });
  // The reader asked about another rule while this one lay open.
  if (asked.from !== rule) setAsked({ from: rule, rule });
  const chapter = book && chapterOf(book, asked.rule);
  return (
    <Sheet
      open
      onClose={onClose}
      title={chapter ? t`${chapter.number} ${chapter.title}` : t`Rule ${asked.rule}`}
      footer={
        <LinkButton to="/rules/$game" params={{ game }} hash={asked.rule} target="_blank">
          <Trans>All the rules</Trans>
        </LinkButton>
      }
    >
      {book && chapter ? (
        <RuleList
          pictures={pictures}
          rules={around(book, asked.rule, NEIGHBOURS)}
          lit={asked.rule}
          onRule={(next) => setAsked({ from: rule, rule: next })}
        />
      ) : (
        <p>
          <Trans>There is no such rule.</Trans>
        </p>
      )}
    </Sheet>
  );
}
