import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './buy-box.module.css';

export interface StockLineProps {
  /** A full dot, a hollow one (to order), a grey one. */
  state: 'in' | 'later' | 'out';
  children: ReactNode;
}

export function StockLine({ state, children }: StockLineProps) {
  return <span className={classNames(styles.stock, styles[state])}>{children}</span>;
}
