import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS } from '@riposte/protocol';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { setSettings } from '../../design/settings/settings.ts';
import { TextField } from '../../design/TextField.tsx';
import { say } from '../../design/toast.ts';
import { ask } from '../../match/online/api.ts';
import { calls } from '../../match/online/calls.ts';
import styles from '../../match/online/Form.module.css';
import { nowIAm } from '../../match/online/player.ts';

/** What others call us. */
export function NameForm({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const [why, setWhy] = useState<string>();

  async function rename(): Promise<void> {
    const renamed = await ask(calls.rename(text));
    if (!renamed.ok) return setWhy(renamed.why.text);
    setWhy(undefined);
    setSettings({ name: renamed.value.name });
    nowIAm(renamed.value);
    say(t`You are ${renamed.value.name} now.`);
  }

  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <TextField
        label={t`What others call you`}
        value={text}
        onText={setText}
        maxLength={LIMITS.name}
        autoComplete="nickname"
        error={why}
      />
      <Button type="submit" disabled={text.trim() === name}>
        <Trans>Change</Trans>
      </Button>
    </form>
  );
}
