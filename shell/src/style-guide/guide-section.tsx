import type { ReactNode } from 'react';
import styles from './style-guide.module.css';

export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Samples side by side, each with its name. */
export function GuideRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

export function GuideSample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
