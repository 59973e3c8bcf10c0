import { useLingui } from '@lingui/react/macro';
import { Crosshair, Minus, Plus } from 'lucide-react';
import { fit, zoomAt } from '../scene/camera.ts';
import type { Focus } from '../scene/focus.ts';
import { useWatch } from '../scene/watch.ts';
import styles from './ZoomTools.module.css';

/** Nearer, farther, and back to what is asked: for those without a wheel or two fingers. */
export function ZoomTools({ focus }: { readonly focus: Focus }) {
  const { t } = useLingui();
  const watch = useWatch();
  const zoom = (factor: number) => {
    const { camera, free } = watch.now();
    const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
    watch.move({ camera: zoomAt(free, camera, middle, factor), isSmooth: true });
  };
  const home = () => {
    const { free } = watch.now();
    watch.move({ camera: fit(free, focus.box, focus.limits), isSmooth: true });
  };
  return (
    <div className={styles.tools}>
      <button type="button" aria-label={t`Nearer`} onClick={() => zoom(1.3)}>
        <Plus aria-hidden size="1rem" />
      </button>
      <button type="button" aria-label={t`Farther`} onClick={() => zoom(1 / 1.3)}>
        <Minus aria-hidden size="1rem" />
      </button>
      <button type="button" aria-label={t`Back to you`} onClick={home}>
        <Crosshair aria-hidden size="1rem" />
      </button>
    </div>
  );
}
