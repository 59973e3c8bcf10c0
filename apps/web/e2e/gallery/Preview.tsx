import { Drawing } from '../../art/Drawing.tsx';
import { symbol } from '../../art/symbols.ts';
import type { WebGame } from '../../games/webGame.ts';
import { SceneLight } from '../../home/Scene.tsx';

/** What a link to a table looks like where it is pasted: the picture of its game, and its name. */
export function Preview({ game: { card } }: { readonly game: WebGame }) {
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <card.Picture crop="band" />
      <SceneLight />
      <div
        style={{
          position: 'absolute',
          inset: 'auto 0 0',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '16px 48px 20px',
          background: 'var(--ink)',
          font: '480 64px / 1.1 var(--display)',
          fontVariationSettings: '"SOFT" 100',
        }}
      >
        <h1 style={{ font: 'inherit' }}>{card.name}</h1>
        <span style={{ display: 'flex', gap: 16, alignItems: 'center', fontSize: 40 }}>
          <Drawing drawn={symbol('mark')} width={44} height={44} style={{ color: 'var(--gold)' }} />
          Riposte
        </span>
      </div>
    </main>
  );
}
