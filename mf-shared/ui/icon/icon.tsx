import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type * as shapes from './icon-shapes.ts';

export type IconShape = (typeof shapes)[keyof typeof shapes];

export interface IconProps {
  /** A shape of the house, or one that a single room draws on the same field. */
  shape: IconShape | `M${string}`;
  /** 22 px; `small` 18 px; `tiny` 16 px. */
  size?: 'normal' | 'small' | 'tiny' | undefined;
  isFilled?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing beside words, never instead of them: it is hidden from screen readers. */
export function Icon({ shape, size = 'normal', isFilled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size], isFilled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
