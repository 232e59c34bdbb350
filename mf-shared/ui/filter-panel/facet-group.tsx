import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icon-shapes.ts';
import styles from './filter-panel.module.css';

export interface FacetGroupProps {
  name: string;
  /** What is chosen in it, told beside the name: "M, L". */
  chosen?: string | undefined;
  /** Open at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** One property of the filter panel: its name, what is chosen, and the choices folded under it. */
export function FacetGroup({ name, chosen, isOpen, children }: FacetGroupProps) {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {name}
        {chosen && <span className={styles.chosen}>{chosen}</span>}
        <Icon shape={chevronDownIcon} size="small" className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
