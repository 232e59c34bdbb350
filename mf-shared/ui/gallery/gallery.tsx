import { useText } from 'mf-shared/i18n';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.ts';
import styles from './gallery.module.css';
import { GalleryStrip } from './gallery-strip.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { GalleryTurns } from './gallery-turns.tsx';
import { useStrip } from './use-strip.ts';

/** The full screen comes with the first look at it; until it can be had, the strip shows the pictures. */
const GalleryZoom = lazyPart(() => import('./gallery-zoom.tsx').then((part) => part.GalleryZoom));

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
 * Pictures of a product: a strip that swipes, thumbnails, arrows, a counter and a full-screen look (PRODUCT-28 to
 * PRODUCT-32). Give it a `key` of the colour, so that a change of colour begins at its first picture.
 */
export function Gallery({ images, ribbon }: GalleryProps) {
  const text = useText('ui');
  const { strip, index, show } = useStrip();
  const [isZoomed, setIsZoomed] = useState(false);
  const [isZoomAsked, setIsZoomAsked] = useState(false);
  const wasZoomed = useRef(false);
  useEffect(() => {
    // Back to the picture that was looked at last: the one that opened the full screen may be out of sight by now.
    if (wasZoomed.current && !isZoomed)
      strip.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
    wasZoomed.current = isZoomed;
  }, [isZoomed, index, strip]);
  const zoom = () => {
    setIsZoomAsked(true);
    setIsZoomed(true);
  };
  const hasMore = images.length > 1;

  return (
    <section className={styles.gallery} aria-label={text('gallery.label')}>
      <div className={styles.main}>
        <GalleryStrip strip={strip} images={images} index={index} onZoom={zoom} />
        {ribbon && <div className={styles.ribbon}>{ribbon}</div>}
        {hasMore && <GalleryTurns index={index} count={images.length} onShow={show} />}
      </div>
      {hasMore && <GalleryThumbs images={images} index={index} onShow={show} />}
      {isZoomAsked && (
        <Suspense>
          <GalleryZoom
            images={images}
            index={index}
            isOpen={isZoomed}
            // Where nobody sees the strip glide: the end of a glide that was cut short would tell another picture.
            onMove={(next) => show(next, 'instant')}
            onClose={() => setIsZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
