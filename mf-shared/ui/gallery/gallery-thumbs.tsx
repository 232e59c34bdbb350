import { useText } from 'mf-shared/i18n';
import { useState } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';
import type { GalleryImage } from './gallery.tsx';

export interface GalleryThumbsProps {
  images: readonly GalleryImage[];
  index: number;
  onShow: (index: number) => void;
}

export function GalleryThumbs({ images, index, onShow }: GalleryThumbsProps) {
  const text = useText('ui');
  const [isExpanded, setIsExpanded] = useState(false);
  const { shown, rest } = shownThumbs(images.length, isExpanded);
  return (
    <ul className={styles.thumbs}>
      {images.slice(0, shown).map(({ path }, position) => (
        <li key={path}>
          <button
            type="button"
            className={styles.thumb}
            aria-current={position === index}
            aria-label={text('gallery.show', { number: position + 1 })}
            onClick={() => onShow(position)}
          >
            <Picture path={path} alt="" widths={[80, 160]} sizes="80px" />
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            className={styles.thumbMore}
            aria-label={text('gallery.more', { count: rest })}
            onClick={() => setIsExpanded(true)}
          >
            +{rest}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Up to 10 thumbnails, or the first 9 and a '+N' that expands to all (PRODUCT-31). */
export function shownThumbs(count: number, isExpanded: boolean): { shown: number; rest: number } {
  if (isExpanded || count <= 10) return { shown: count, rest: 0 };
  return { shown: 9, rest: count - 9 };
}
