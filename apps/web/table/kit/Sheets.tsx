import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense } from 'react';
import { Sheet } from '../../design/overlays.tsx';
import styles from './AllAnswers.module.css';
import { answersByFamily } from './answers.ts';
import type { AnyPart } from './dress.ts';
import { HelpSheet } from './HelpSheet.tsx';
import { Log } from './Log.tsx';
import { latestFirst } from './latestFirst.ts';
import type { LogLine } from './logLines.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { TableTurn } from './turn.ts';
import { useDress } from './wearing.ts';

interface Props extends AnyPart {
  readonly lines: readonly LogLine[];
  readonly more: ComponentProps<typeof MoreMenu>;
  readonly onRule: (rule: string) => void;
}

/** What lies over the table just now. It is fetched when something is first opened. */
export default function Sheets({ sight, turn, lines, more, onRule }: Props) {
  const { t } = useLingui();
  const { Knowledge, About, Lens } = useDress();
  const { opened, open } = turn;
  const close = () => open(undefined);
  const part = { sight, turn };
  switch (opened?.type) {
    case undefined:
      return undefined;
    case 'log':
      return (
        <Sheet open title={t`What happened, the latest first`} onClose={close}>
          <Log
            lines={latestFirst(lines, {
              round: t`Before the first round`,
              turn: t`Before the first turn`,
            })}
            label={t`Log`}
          />
        </Sheet>
      );
    case 'help':
      return (
        <HelpSheet
          rule={turn.rule}
          canAdvise={sight.session.advise !== undefined}
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
          turn={turn}
          view={sight.view}
          onAnswer={(index) => {
            close();
            turn.answer(index);
          }}
          onClose={close}
        />
      );
    case 'knowledge':
      return (
        <Sheet open title={turn.texts.knowledge ?? t`Cards`} onClose={close}>
          <Knowledge {...part} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet open title={t`More`} onClose={close}>
          <MoreMenu {...more} />
        </Sheet>
      );
    case 'person':
      return (
        <Sheet open title={turn.texts.figure(opened.seat)} onClose={close}>
          <Suspense>
            <About {...part} seat={opened.seat} />
          </Suspense>
        </Sheet>
      );
    case 'thing':
      return (
        <Sheet open title={turn.texts.thing(opened.touched)} onClose={close}>
          <Suspense>
            <Lens {...part} touched={opened.touched} owner={opened.owner} form="sheet" />
          </Suspense>
        </Sheet>
      );
  }
}

/** Every answer there is, family by family. */
function AllAnswers({
  turn: { choices, texts },
  view,
  onAnswer,
  onClose,
}: {
  readonly turn: TableTurn;
  readonly view: unknown;
  readonly onAnswer: (index: number) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { families } = useDress();
  return (
    <Sheet open title={t`All answers`} onClose={onClose}>
      {answersByFamily(families, choices, view).map(([family, answers]) => (
        <section key={family} className={styles.family}>
          <h3>{texts.family(family)}</h3>
          <div className={styles.answers}>
            {answers.map((index) => {
              const choice = choices[index];
              return (
                choice && (
                  <button
                    key={index}
                    type="button"
                    className={styles.answer}
                    data-tone={families.tone(choice)}
                    onClick={() => onAnswer(index)}
                  >
                    {texts.answer(choice)}
                  </button>
                )
              );
            })}
          </div>
        </section>
      ))}
    </Sheet>
  );
}
