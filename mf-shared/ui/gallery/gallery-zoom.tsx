import { useText } from 'mf-shared/i18n';
import { useModal } from '../dialog/use-modal.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '../icon/icon-shapes.ts';
import { Picture } from '../picture/picture.tsx';
import { useSwipe } from '../swipe.ts';
import type { GalleryImage } from './gallery.tsx';
import styles from './gallery-zoom.module.css';

export interface GalleryZoomProps {
  images: readonly GalleryImage[];
  index: number;
  isOpen: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** The full screen for one picture: Escape leaves, arrow keys and swipes move (PRODUCT-28 to PRODUCT-30). */
export function GalleryZoom({ images, index, isOpen, onMove, onClose }: GalleryZoomProps) {
  const text = useText('ui');
  const dialog = useModal(isOpen);
  const move = (step: 1 | -1) => onMove((index + step + images.length) % images.length);
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) });
  const image = images[index];
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      data-holds="zoom"
      aria-label={text('gallery.label')}
      onClose={() => isOpen && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1);
        if (event.key === 'ArrowLeft') move(-1);
      }}
      {...swipe}
    >
      {isOpen && image && (
        <>
          <Picture
            key={image.path}
            path={image.path}
            alt={image.alt}
            widths={[960, 1920]}
            sizes="100vw"
            fit="contain"
            isPriority
            className={styles.picture}
          />
          <button type="button" className={styles.close} aria-label={text('dialog.close')} onClick={onClose}>
            <Icon shape={closeIcon} />
          </button>
          {images.length > 1 && (
            <>
              <button
                type="button"
                className={styles.back}
                aria-label={text('gallery.previous')}
                onClick={() => move(-1)}
              >
                <Icon shape={chevronLeftIcon} />
              </button>
              <button type="button" className={styles.next} aria-label={text('gallery.next')} onClick={() => move(1)}>
                <Icon shape={chevronRightIcon} />
              </button>
              <p className={styles.count} aria-live="polite">
                {index + 1} / {images.length}
              </p>
            </>
          )}
        </>
      )}
    </dialog>
  );
}
