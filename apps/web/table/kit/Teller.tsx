import { memo } from 'react';
import { useOnStage } from './onStage.ts';
import type { Sight } from './sight.ts';
import styles from './Teller.module.css';
import { toldAt } from './told.ts';
import { useDress } from './wearing.ts';

/**
 * Says what happens while it is shown, in the words of the log, in a place of its own. It is no live region: there is
 * one, and what is read aloud is read once.
 */
export const Teller = memo(function Teller({ sight }: { readonly sight: Sight }) {
  const dress = useDress();
  const line = toldAt(dress, sight, useOnStage());
  // A replay asks nothing: there this is what the page is about.
  const Line = sight.state.caption ? 'h1' : 'p';
  return (
    <div className={styles.place} data-part="told">
      <Line key={line?.key} className={styles.line} data-side={line?.side}>
        {line && line.who !== '' && <b>{line.who}</b>}
        {line?.rest}
      </Line>
    </div>
  );
});
