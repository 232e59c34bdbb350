import { type MediaWidth, mediaUrl } from 'mf-shared/rules/media-url';
import styles from './banners.module.css';

const widths: readonly MediaWidth[] = [480, 640, 960];
const heightOf = (width: number) => Math.round((width * 9) / 16);

/** Cut to 16:9 around the banner's crop point (spec: catalogue §3 Banner). */
export function BannerPicture({ path, cropPoint }: { path: string; cropPoint: string }) {
  const crop = /^\d{1,3}\/\d{1,3}$/.test(cropPoint) ? cropPoint : undefined;
  const address = (width: MediaWidth, format?: 'avif') =>
    mediaUrl(path, { width, height: heightOf(width), crop, format });
  const srcSet = (format?: 'avif') => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const sizes = '(width >= 56.25rem) 45vw, 100vw';
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={address(640)}
        srcSet={srcSet()}
        sizes={sizes}
        width="640"
        height="360"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
