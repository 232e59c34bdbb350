import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ribbon.module.css';

export interface RibbonProps {
  kind?: 'plain' | 'sale' | 'club' | 'outdoor' | 'outlet' | 'fresh' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Ribbon({ kind = 'plain', children, className }: RibbonProps) {
  return <span className={classNames(styles.ribbon, styles[kind], className)}>{children}</span>;
}
