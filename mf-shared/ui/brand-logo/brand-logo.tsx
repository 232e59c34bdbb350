import { mediaSrcSet, mediaUrl } from 'mf-shared/rules/media-url';
import { classNames } from '../class-names.ts';
import styles from './brand-logo.module.css';

export interface BrandLogoProps {
  /** Path under /media/logos/; its night twin stands under /media/logos/night/. */
  path: string;
  name: string;
  /** `tab`: 70 × 35 (PRODUCT-19). The others: LIST-20. */
  size?: 'wall' | 'page' | 'tab';
}

const widths = [80, 160, 320, 480] as const;
const sizesOf = { wall: '10rem', page: '15rem', tab: '4.375rem' } as const;

/** A brand's own lettering, for light and dark grounds. */
export function BrandLogo({ path, name, size = 'wall' }: BrandLogoProps) {
  const night = path.replace('/media/logos/', '/media/logos/night/');
  const sizes = sizesOf[size];
  return (
    <picture className={classNames(styles.logo, styles[size])}>
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
