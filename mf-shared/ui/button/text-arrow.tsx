import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { arrowRightIcon } from '../icon/icon-shapes.ts';
import styles from './button.module.css';

/** A link with an arrow: "All 214 offers →". */
export function TextArrow({
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} className={classNames(styles.textArrow, className)}>
      {children}
      <Icon shape={arrowRightIcon} size="small" />
    </a>
  );
}
