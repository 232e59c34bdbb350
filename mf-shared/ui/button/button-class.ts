import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `strong` dark (default), `action` cloudberry, `line` outlined, `quiet` text only. */
  look?: 'strong' | 'action' | 'line' | 'quiet' | undefined;
  size?: 'normal' | 'small' | undefined;
  isWide?: boolean | undefined;
  /** Square, for one icon; give it an aria-label. */
  isIcon?: boolean | undefined;
}

export const buttonClass = (
  { look = 'strong', size = 'normal', isWide, isIcon }: ButtonLook,
  className?: string | undefined,
): string =>
  classNames(
    styles.button,
    styles[look],
    size === 'small' && styles.small,
    isWide && styles.wide,
    isIcon && styles.icon,
    className,
  );
