import type { BloggerCard } from 'mf-shared/contract';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './blogger-face.module.css';

/** A round picture of who writes, large at the head of their own page; nothing where there is none. */
export function BloggerFace({ path, isLarge = false }: { path: BloggerCard['image']; isLarge?: boolean }) {
  if (!path) return null;
  return (
    <Picture
      path={path}
      alt=""
      ratio="1/1"
      isScene
      isPriority={isLarge}
      widths={isLarge ? [160, 240, 320] : [80, 160, 240]}
      sizes={isLarge ? '9rem' : '4.5rem'}
      className={styles.face}
    />
  );
}
