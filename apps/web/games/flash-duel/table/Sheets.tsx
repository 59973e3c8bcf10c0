import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Sheet } from '../../../design/overlays.tsx';
import { AbilityText } from './AbilityText.tsx';
import { AllAnswers } from './AllAnswers.tsx';
import type { Duel } from './duel.ts';
import { HelpSheet } from './HelpSheet.tsx';
import { Knowledge } from './Knowledge.tsx';
import { Log } from './Log.tsx';
import type { Line } from './logLines.ts';
import { PersonSheet } from './PersonSheet.tsx';
import styles from './Sheets.module.css';
import { knowledgeOf } from './tally.ts';
import type { Turn } from './useTurn.ts';

interface Props {
  readonly duel: Duel;
  readonly turn: Turn;
  readonly lines: readonly Line[];
  readonly canAdvise: boolean;
  readonly menu: ReactNode;
  readonly onRule: (rule: string) => void;
}

/** What lies over the table just now. It is fetched when something is first opened. */
export default function Sheets({ duel, turn, lines, canAdvise, menu, onRule }: Props) {
  const { t } = useLingui();
  const { opened, open, texts } = turn;
  const { view, state, names, words } = duel;
  const close = () => open(undefined);
  switch (opened?.type) {
    case undefined:
      return undefined;
    case 'log':
      return (
        <Sheet open title={t`What happened, the latest first`} onClose={close}>
          <Log lines={lines.toReversed()} label={t`Log`} />
        </Sheet>
      );
    case 'help':
      return (
        <HelpSheet
          rule={turn.rule}
          canAdvise={canAdvise}
          onRule={(rule) => {
            close();
            onRule(rule);
          }}
          onClose={close}
        />
      );
    case 'all':
      return (
        <AllAnswers
          choices={turn.choices}
          answerText={texts.answerText}
          familyText={texts.familyText}
          onAnswer={(index) => {
            close();
            turn.answer(index);
          }}
          onClose={close}
        />
      );
    case 'cards':
      return (
        <Sheet open title={t`Cards`} onClose={close}>
          <Knowledge known={knowledgeOf(view)} marked={undefined} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet open title={t`More`} onClose={close}>
          <div className={styles.menu}>{menu}</div>
        </Sheet>
      );
    case 'person':
      return (
        <PersonSheet
          seat={opened.seat}
          view={view}
          sitter={state.sitters[opened.seat]}
          name={names(opened.seat)}
          onClose={close}
        />
      );
    case 'ability': {
      const { ability, seat, use } = opened;
      const isSpent = view.fighters[seat]?.spent.includes(ability) ?? false;
      const why = use || seat !== duel.seat ? undefined : words.whyNot({ type: 'use', ability }, view, seat);
      return (
        <Sheet open title={t`Ability`} onClose={close}>
          <AbilityText ability={ability} view={view} isSpent={isSpent}>
            {why && (
              <p className={styles.why}>
                {/* That sentence goes on with the text of the ability, which stands here already. */}
                {why.rule === '13.4' ? (
                  <Trans>Its moment has not come, or you lack what it takes.</Trans>
                ) : (
                  why.text
                )}
              </p>
            )}
            {use && (
              <button
                type="button"
                className={styles.use}
                onClick={() => {
                  close();
                  use();
                }}
              >
                <Trans>Use it now</Trans>
              </button>
            )}
          </AbilityText>
        </Sheet>
      );
    }
  }
}
