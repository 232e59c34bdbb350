import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icon-shapes.ts';
import styles from './filter-panel.module.css';

export interface FacetGroupProps {
  name: string;
  /** What is chosen in it, told beside the name: "M, L". */
  chosen?: string | undefined;
  /** Open at first, or from now on; what was opened is never folded under the hand that took a choice back. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** One property of the filter panel: its name, what is chosen, and the choices folded under it. */
export function FacetGroup({ name, chosen, isOpen, children }: FacetGroupProps) {
  const [wasOpen, setOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setOpen(true);
  return (
    <details className={styles.group} open={wasOpen}>
      <summary>
        {name}
        {chosen && <span className={styles.chosen}>{chosen}</span>}
        <Icon shape={chevronDownIcon} size="small" className={styles.chevron} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
