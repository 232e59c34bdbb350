import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './buy-box.module.css';

export interface StockLineProps {
  /** A check, a circle (comes later), a grey dot. */
  state: 'in' | 'later' | 'out';
  children: ReactNode;
}

export function StockLine({ state, children }: StockLineProps) {
  return <span className={classNames(styles.stock, styles[state])}>{children}</span>;
}
