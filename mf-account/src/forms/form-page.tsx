import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import type { ReactNode } from 'react';
import styles from './form-page.module.css';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  /** Beside the form on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** A long form whose fields stand side by side. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page with one thing to fill in or to learn. */
export function FormPage({ title, lead, aside, isWide, children }: FormPageProps) {
  return (
    <div className={classNames(layout.page, styles.page, aside !== undefined && styles.hasAside)}>
      <section className={classNames(styles.form, isWide && styles.wide)}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      {aside}
    </div>
  );
}
