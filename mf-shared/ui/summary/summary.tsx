import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { bagIcon, chevronDownIcon } from '../icon/icon-shapes.ts';
import styles from './summary.module.css';

/** The order beside the steps; sticks from 900 px when the page places it so. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.summary} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </aside>
  );
}

/** The same on a phone: a line with the total before the steps, folded. */
export function SummaryFold({ title, total, children }: { title: string; total: string; children: ReactNode }) {
  return (
    <aside className={styles.summary} aria-label={title}>
      <details className={styles.fold}>
        <summary>
          <Icon shape={bagIcon} size="small" />
          {title}
          <Icon shape={chevronDownIcon} size="small" className={styles.chevron} />
          <span className={styles.figures}>{total}</span>
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </aside>
  );
}

export interface Sum {
  label: string;
  value: ReactNode;
  /** `less`: a reduction; `total`: the large last line; `vat`: the small note under it. */
  kind?: 'plain' | 'less' | 'total' | 'vat' | undefined;
}

export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, value, kind = 'plain' }) => (
        <div key={label} className={classNames(styles[kind])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
