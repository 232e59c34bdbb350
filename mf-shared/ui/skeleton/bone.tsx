import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface BoneProps {
  kind?: 'line' | 'title' | 'picture' | 'button' | undefined;
  width?: 'full' | 'most' | 'half' | 'third' | undefined;
}

/** A box of the finished thing's size; appears after 200 ms, stands still with reduced motion. */
export function Bone({ kind = 'line', width = 'full' }: BoneProps) {
  return <span className={classNames(styles.bone, styles[kind], styles[width])} aria-hidden="true" />;
}
