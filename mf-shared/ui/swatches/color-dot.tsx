import { classNames } from '../class-names.ts';
import styles from './swatches.module.css';

/** A colour of the catalogue. An empty SVG carries it in an attribute: the content policy allows no style attributes. */
export function ColorDot({ color, size = 'small' }: { color: string; size?: 'small' | 'large' | undefined }) {
  return (
    <svg className={classNames(styles.dot, size === 'large' && styles.dotLarge)} color={color} aria-hidden="true" />
  );
}
