import { mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import styles from './brand-logo.module.css';

export interface BrandLogoProps {
  /** Path under /media/logos/; its night twin stands under /media/logos/night/. */
  path: string;
  name: string;
  size?: 'wall' | 'page';
}

const widths = [160, 320, 480] as const;

/** A brand's own lettering, for light and dark grounds. */
export function BrandLogo({ path, name, size = 'wall' }: BrandLogoProps) {
  const night = path.replace('/media/logos/', '/media/logos/night/');
  const sizes = size === 'page' ? '15rem' : '10rem';
  return (
    <picture className={size === 'page' ? styles.page : styles.wall}>
      <source media="(prefers-color-scheme: dark)" srcSet={mediaSrcSet(night, widths)} sizes={sizes} />
      <img
        src={mediaUrl(path, { width: 320 })}
        srcSet={mediaSrcSet(path, widths)}
        sizes={sizes}
        width="320"
        height="160"
        alt={name}
        loading={size === 'page' ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
