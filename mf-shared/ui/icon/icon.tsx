import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconShapes } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

export interface IconProps {
  name: IconName;
  /** 22 px; `small` 18 px; `tiny` 16 px. */
  size?: 'normal' | 'small' | 'tiny' | undefined;
  isFilled?: boolean | undefined;
  className?: string | undefined;
}

/** A drawing beside words, never instead of them: it is hidden from screen readers. */
export function Icon({ name, size = 'normal', isFilled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size], isFilled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
