import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { alertIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import type { ReactNode } from 'react';
import styles from './problem.module.css';

/** What is missing about the choices above it. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem}>
      <Icon shape={alertIcon} size="tiny" />
      {children}
    </p>
  );
}
