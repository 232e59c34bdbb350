import { type MediaWidth, mediaUrl } from 'mf-shared/rules/media-url';

interface CutPictureProps {
  path: string;
  /** What stays in view: 'x/y' in percent; the middle where it says nothing. */
  cropPoint: string;
  /** The cut, in whatever unit: its ratio counts, and what the place keeps until the picture is there. */
  width: number;
  height: number;
  widths: readonly MediaWidth[];
  sizes: string;
  className?: string | undefined;
}

/** A picture that the media service cuts to one ratio around a point (CONTENT-4). It says nothing in words. */
export function CutPicture({ path, cropPoint, width, height, widths, sizes, className }: CutPictureProps) {
  const crop = /^\d{1,3}\/\d{1,3}$/.test(cropPoint) ? cropPoint : undefined;
  const address = (asked: MediaWidth, format?: 'avif') =>
    mediaUrl(path, { width: asked, height: Math.round((asked * height) / width), crop, format });
  const srcSet = (format?: 'avif') => widths.map((asked) => `${address(asked, format)} ${asked}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={address(640)}
        srcSet={srcSet()}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
