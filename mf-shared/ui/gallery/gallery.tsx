import { useText } from 'mf-shared/i18n';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icon-shapes.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';
import { gallerySizes, galleryWidths } from './gallery-sizes.ts';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import type { GalleryZoomProps } from './gallery-zoom.tsx';

const loadZoom = async (): Promise<{ default: ComponentType<GalleryZoomProps> }> => ({
  default: (await import('./gallery-zoom.tsx')).GalleryZoom,
});
/** The full screen comes with the first look at it; where it cannot be had, the strip still shows the pictures. */
const GalleryZoom = lazy(() =>
  loadZoom()
    .catch(loadZoom)
    .catch(() => ({ default: () => null })),
);

export interface GalleryImage {
  /** Path under /media/. */
  path: string;
  alt: string;
}

export interface GalleryProps {
  images: readonly GalleryImage[];
  /** Over the first picture: a ribbon. */
  ribbon?: ReactNode | undefined;
}

/**
 * Pictures of a product: a strip that swipes, thumbnails, arrows, a counter and a full-screen look (spec: catalogue §2
 * Gallery). Give it a `key` of the colour, so that a change of colour begins at its first picture.
 */
export function Gallery({ images, ribbon }: GalleryProps) {
  const text = useText('ui');
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const [isZoomAsked, setIsZoomAsked] = useState(false);
  const last = images.length - 1;

  const show = (next: number) => {
    setIndex(next);
    const element = strip.current;
    element?.scrollTo({ left: next * element.clientWidth });
  };
  const wasZoomed = useRef(false);
  useEffect(() => {
    // Back to the picture that was looked at last: the one that opened the full screen may be out of sight by now.
    if (wasZoomed.current && !isZoomed)
      strip.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
    wasZoomed.current = isZoomed;
  }, [isZoomed, index]);
  const zoom = () => {
    setIsZoomAsked(true);
    setIsZoomed(true);
  };
  useEffect(() => {
    const element = strip.current;
    if (!element || !('onscrollend' in element)) return;
    const settle = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scrollend', settle);
    return () => element.removeEventListener('scrollend', settle);
  }, []);

  return (
    <section className={styles.gallery} aria-label={text('gallery.label')}>
      <div className={styles.main}>
        <ul ref={strip} className={styles.strip}>
          {images.map(({ path, alt }, position) => (
            <li key={path} inert={position !== index}>
              <button
                type="button"
                className={styles.open}
                data-shared-picture={position === 0 ? 'lead' : undefined}
                onClick={zoom}
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
        {ribbon && <div className={styles.ribbon}>{ribbon}</div>}
        {last > 0 && (
          <>
            <button
              type="button"
              className={styles.back}
              aria-label={text('gallery.previous')}
              onClick={() => show(index === 0 ? last : index - 1)}
            >
              <Icon shape={chevronLeftIcon} />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label={text('gallery.next')}
              onClick={() => show(index === last ? 0 : index + 1)}
            >
              <Icon shape={chevronRightIcon} />
            </button>
            <p className={styles.count} aria-live="polite">
              {index + 1} / {images.length}
            </p>
          </>
        )}
      </div>
      {last > 0 && <GalleryThumbs images={images} index={index} onShow={show} />}
      {isZoomAsked && (
        <Suspense>
          <GalleryZoom
            images={images}
            index={index}
            isOpen={isZoomed}
            onMove={show}
            onClose={() => setIsZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
