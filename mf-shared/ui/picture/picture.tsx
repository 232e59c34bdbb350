import { type MediaWidth, mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** Width to height; the place is kept from the first paint, so that nothing shifts. */
export type PictureRatio = '4/5' | '1/1' | '3/2' | '4/3' | '5/4' | '16/9' | '3/4' | '2/1';

export interface PictureProps {
  /** Path under /media/ without parameters; '' for what has no picture: its place stays empty. */
  path: string;
  /** What is seen; '' for a picture that repeats the words beside it. */
  alt: string;
  widths?: readonly MediaWidth[] | undefined;
  /** CSS `sizes`: how wide the picture is drawn. */
  sizes?: string | undefined;
  /** 4/5 unless told: a product picture. */
  ratio?: PictureRatio | undefined;
  /** The first row or the leading picture: loaded at once and before others. */
  isPriority?: boolean | undefined;
  /** `cover` fills the place (default), `contain` shows all of it. */
  fit?: 'cover' | 'contain' | undefined;
  /** Behind transparent product pictures: the theme's ground. `none` for scenes. */
  ground?: 'ground' | 'none' | undefined;
  /** Posters are dimmed a little at night. */
  isScene?: boolean | undefined;
  className?: string | undefined;
}

const standardWidths: readonly MediaWidth[] = [160, 320, 480, 640];

/** WebP in this one size is for the few who lack AVIF: a second `srcset` would be a fifth of a list's markup. */
const fallbackWidth = 960;

/** A picture of the media service as AVIF with a WebP fall-back, lazy unless it is a priority. */
export function Picture({
  path,
  alt,
  widths = standardWidths,
  sizes = '(width >= 75rem) 20rem, (width >= 56.25rem) 30vw, 50vw',
  ratio = '4/5',
  isPriority = false,
  fit = 'cover',
  ground,
  isScene = false,
  className,
}: PictureProps) {
  const widest = widths.at(-1) ?? 640;
  const [across = 4, down = 5] = ratio.split('/').map(Number);
  const hasGround = ground ? ground === 'ground' : !isScene;
  return (
    <picture
      className={classNames(
        styles.picture,
        styles[fit],
        hasGround && styles.ground,
        isScene && styles.scene,
        className,
      )}
    >
      {path && <source type="image/avif" srcSet={mediaSrcSet(path, widths, 'avif')} sizes={sizes} />}
      <img
        src={path ? mediaUrl(path, { width: widths.findLast((width) => width <= fallbackWidth) ?? widest }) : undefined}
        width={widest}
        height={Math.round((widest * down) / across)}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  );
}
