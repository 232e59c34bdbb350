import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form-page.module.css';

/** What became of it: read out and in focus, because the form that had the focus is gone. */
export function Outcome({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.outcome} role="status" tabIndex={-1}>
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
