import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import form from '../../match/online/Form.module.css';
import styles from './MePage.module.css';

/** A program of ours that is called. What signs the calls is shown once. */
export function WebhookForm({
  host,
  secret,
  onSet,
  onRemove,
}: {
  readonly host: string | undefined;
  readonly secret: string | undefined;
  readonly onSet: (url: string) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const [url, setUrl] = useState('');
  return (
    <>
      {host !== undefined && (
        <div className={styles.item}>
          <span className={styles.words}>
            <Trans>Calls a program at {host}</Trans>
          </span>
          <Button kind="quiet" aria-label={t`Remove ${host}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
      {secret !== undefined && (
        <div role="status" className={form.together}>
          <p>
            <Trans>By this your program knows our calls. Keep it safe: it is shown only now.</Trans>
          </p>
          <p className={styles.token}>{secret}</p>
        </div>
      )}
      {host === undefined && (
        <form
          className={form.line}
          onSubmit={(event) => {
            event.preventDefault();
            onSet(url.trim());
            setUrl('');
          }}
        >
          <TextField
            label={t`Call a program of yours`}
            placeholder="https://"
            type="url"
            value={url}
            onText={setUrl}
            maxLength={1_000}
            required
          />
          <Button type="submit" disabled={!url.trim().startsWith('https://')}>
            <Trans>Call it</Trans>
          </Button>
        </form>
      )}
    </>
  );
}
