import type { ReactNode } from 'react';
import styles from './form-page.module.css';

/** What stands beside a form: why, or who else helps. */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
