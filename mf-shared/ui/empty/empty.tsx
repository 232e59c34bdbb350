import type { ReactNode } from 'react';
import styles from './empty.module.css';

export interface EmptyProps {
  title: string;
  /** Why, in a sentence. */
  children?: ReactNode | undefined;
  /** The one way on: a ButtonLink look="line", or chips that loosen the filters. */
  action?: ReactNode | undefined;
  headingLevel?: 2 | 3 | undefined;
}

/** Stands for a list or page without content: says why, and the one way on. */
export function Empty({ title, children, action, headingLevel = 2 }: EmptyProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
