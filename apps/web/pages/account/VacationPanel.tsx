import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { VACATION, type Vacation } from '@riposte/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Panel } from '../../design/Panel.tsx';
import { Select } from '../../design/Select.tsx';
import { say } from '../../design/toast.ts';
import { type ApiCall, ask } from '../../match/online/api.ts';
import form from '../../match/online/Form.module.css';
import { vacationCalls, vacationQuery } from '../../match/online/vacationCalls.ts';
import { formatDay } from '../../table/kit/clock.ts';
import styles from './MePage.module.css';

const DAY = 86_400_000;
/** A week, which most people want. */
const USUAL = 7;

/** Days on which no time is counted for us, in matches over days. */
export function VacationPanel() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { data } = useQuery(vacationQuery);
  const [wanted, setDays] = useState(USUAL);
  const [isBusy, setBusy] = useState(false);
  if (!data) return undefined;
  const { until, daysLeft } = data;
  const { year } = VACATION;
  const most = Math.min(VACATION.most, daysLeft);
  const days = Math.min(wanted, most);

  async function change(call: ApiCall<Vacation>): Promise<void> {
    setBusy(true);
    const changed = await ask(call).finally(() => setBusy(false));
    if (!changed.ok) return say(changed.why.text);
    client.setQueryData(vacationQuery.queryKey, changed.value);
    await client.invalidateQueries({ queryKey: ['myTables'] });
  }

  if (until !== undefined) {
    const day = formatDay(until, i18n);
    return (
      <Panel title={<Trans>You are away</Trans>}>
        <p>
          <Trans>
            Until {day} no time is counted for you in matches over days. You may play all the same.
          </Trans>
        </p>
        <div className={styles.ways}>
          <Button kind="solid" disabled={isBusy} onClick={() => void change(vacationCalls.end)}>
            <Trans>I am back</Trans>
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={<Trans>Going away</Trans>}>
      <p className={styles.quiet}>
        <Trans>
          In matches over days no time is counted for you while you are away, and your opponents see until
          when. A turn with less than an hour left is not saved.
        </Trans>
      </p>
      {most > 0 && (
        <form
          className={form.line}
          onSubmit={(event) => {
            event.preventDefault();
            void change(vacationCalls.begin(days));
          }}
        >
          <Select
            label={t`Away from now on`}
            value={`${days}`}
            options={Array.from({ length: most }, (_, index) => {
              const count = index + 1;
              const day = formatDay(Date.now() + count * DAY, i18n);
              const span = t`${plural(count, { one: '# day', other: '# days' })}, until ${day}`;
              return { value: `${count}`, label: span };
            })}
            onPick={(picked) => setDays(Number(picked))}
          />
          <Button type="submit" disabled={isBusy}>
            <Trans>Go away</Trans>
          </Button>
        </form>
      )}
      <p className={styles.quiet}>
        <Plural
          value={daysLeft}
          one={`# day left of ${year} in a year.`}
          other={`# days left of ${year} in a year.`}
        />
      </p>
    </Panel>
  );
}
