import { useText } from 'mf-shared/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './toasts.module.css';

export interface ToastsProps {
  /** How many messages there are. */
  count: number;
  children: ReactNode;
}

/** Messages at the top right, above dialogs too; the region exists from the start, so that what comes is read out. */
export function Toasts({ count, children }: ToastsProps) {
  const text = useText('ui');
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Shown anew at each change: the last one opened lies on top, also of a dialog.
    if (element.matches(':popover-open')) element.hidePopover();
    if (count > 0) element.showPopover();
  }, [count]);
  return (
    <section
      ref={region}
      popover="manual"
      className={styles.toasts}
      aria-label={text('toasts.label')}
      aria-live="polite"
    >
      {children}
    </section>
  );
}
