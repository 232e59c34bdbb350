import { type MediaWidth, mediaUrl } from 'mf-shared/rules/media-url';
import styles from './banner-grid.module.css';

const widths: readonly MediaWidth[] = [320, 480, 640, 960];

/** 758 × 447 (spec: catalogue §9 Images), whatever the width. */
const heightOf = (width: number) => Math.round((width * 447) / 758);

/** Cut around the banner's crop point 'x/y'. */
export function BannerPicture({ path, cropPoint }: { path: string; cropPoint: string }) {
  const crop = /^\d{1,3}\/\d{1,3}$/.test(cropPoint) ? cropPoint : undefined;
  const address = (width: MediaWidth, format?: 'avif') =>
    mediaUrl(path, { width, height: heightOf(width), crop, format });
  const srcSet = (format?: 'avif') => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const sizes = '(width >= 56.25rem) 23vw, (width >= 30rem) 48vw, 100vw';
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={address(640)}
        srcSet={srcSet()}
        sizes={sizes}
        width="758"
        height="447"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
