import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { focusPage } from './focusPage.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Overlay.module.css';
import { useRootMark } from './useRootMark.ts';

/** In the middle, at the side or from below, or over all of the window. */
export type OverlayShape = 'dialog' | 'sheet' | 'whole';

export interface OverlayProps {
  readonly open: boolean;
  /** It was closed with the key, the cross or a touch beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons at the end, the most wanted one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What lies over a page. Loaded when first wanted: use `Dialog`, `Sheet` and `Whole` of overlays.tsx.
 * Radix keeps the focus inside; whatever had it before gets it back. Its own backdrop is not used, since that
 * writes a style element into the page, which the server's security policy refuses.
 */
export default function Overlay({
  shape,
  open,
  onClose,
  title,
  footer,
  children,
}: OverlayProps & { readonly shape: OverlayShape }) {
  const { t } = useLingui();
  const opener = useRef<Element>(null);
  useRootMark('covered', open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <div className={styles.backdrop} data-shape={shape}>
          <Dialog.Content
            className={styles.box}
            data-shape={shape}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveBack(opener.current);
            }}
          >
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon={X} label={t`Close`} />
              </Dialog.Close>
            </header>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What opened it may have gone meanwhile, with the page it stood on. */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else focusPage();
}
