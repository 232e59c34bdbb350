import { useText } from 'mf-shared/i18n';
import type { RefObject } from 'react';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';
import type { GalleryImage } from './gallery.tsx';
import { gallerySizes, galleryWidths } from './gallery-sizes.ts';

interface GalleryStripProps {
  strip: RefObject<HTMLUListElement | null>;
  images: readonly GalleryImage[];
  index: number;
  onZoom: () => void;
}

/** The pictures side by side; a press on the one in view fills the screen with it. */
export function GalleryStrip({ strip, images, index, onZoom }: GalleryStripProps) {
  const text = useText('ui');
  return (
    <ul ref={strip} className={styles.strip}>
      {images.map(({ path, alt }, position) => (
        <li key={path} inert={position !== index}>
          <button
            type="button"
            className={styles.open}
            data-shared-picture={position === 0 ? 'lead' : undefined}
            onClick={onZoom}
          >
            <Picture
              path={path}
              alt={alt}
              widths={galleryWidths}
              sizes={gallerySizes}
              isPriority={position === 0}
              fit="contain"
            />
            <span className={styles.hidden}>{text('gallery.zoom')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
