import { classNames } from '../class-names.ts';
import styles from './swatches.module.css';

/** A colour of the catalogue. An SVG's `fill` carries it: the content policy allows no style attributes. */
export function ColorDot({ color, size = 'small' }: { color: string; size?: 'small' | 'large' | undefined }) {
  return (
    <svg className={classNames(styles.dot, size === 'large' && styles.dotLarge)} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  );
}
