import { useText } from 'mf-shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { alertIcon, closeIcon, doneIcon, warningIcon } from '../icon/icon-shapes.ts';
import styles from './toasts.module.css';

export interface ToastWords {
  kind: 'error' | 'success' | 'warning';
  message: string;
  durationMs: number;
  action?: { label: string; run: () => void } | undefined;
}

const icons: Record<ToastWords['kind'], IconShape> = { success: doneIcon, warning: warningIcon, error: alertIcon };

/** Goes by itself after its time, but not under the pointer or the focus. */
export function ToastMessage({ kind, message, durationMs, action, onClose }: ToastWords & { onClose: () => void }) {
  const text = useText('ui');
  const [isHeld, setIsHeld] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding stops the clock; the role is status or alert
    <div
      className={classNames(styles.toast, styles[kind])}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon shape={icons[kind]} className={styles.icon} />
      <span>
        {message}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </span>
      <button type="button" className={styles.close} aria-label={text('dialog.close')} onClick={onClose}>
        <Icon shape={closeIcon} size="small" />
      </button>
    </div>
  );
}
