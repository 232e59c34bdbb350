import { useText } from 'mf-shared/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './steps.module.css';

/** Numbered steps of the checkout. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}

export interface StepProps {
  title: string;
  /** `done` folds to a line that can be changed; `waiting` is told but not open. */
  state: 'done' | 'open' | 'waiting';
  /** Opens a done step again. */
  onChange?: (() => void) | undefined;
  /** The line of a done step. */
  summary?: ReactNode | undefined;
  children?: ReactNode | undefined;
  id?: string | undefined;
}

export function Step({ title, state, onChange, summary, children, id }: StepProps) {
  const text = useText('ui');
  return (
    <section id={id} className={classNames(styles.step, styles[state])}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        {state === 'done' && onChange && (
          <button type="button" className={styles.change} onClick={onChange}>
            {text('steps.change')}
            <span className={styles.hidden}>: {title}</span>
          </button>
        )}
      </div>
      {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  );
}
