import type { Banner } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { bannerLinks } from 'mf-shared/rules/banner-links';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { CutPicture } from 'mf-shared/ui/picture/cut-picture.tsx';
import { bannerColours } from './banner-colours.ts';
import { BannerGround, inkOf } from './banner-ground.tsx';
import styles from './banners.module.css';

/**
 * Image and dynamic-page banners: a picture, words in the banner's own colours, a link per line (CONTENT-2, CONTENT-3).
 */
export function BannerTiles({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={classNames(layout.page, layout.section, styles.tiles)}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerTile banner={banner} />
        </li>
      ))}
    </ul>
  );
}

function BannerTile({ banner }: { banner: Banner }) {
  const href = useHref();
  const colours = bannerColours(banner.subText);
  return (
    <article className={styles.tile}>
      {banner.image && (
        <CutPicture
          path={banner.image}
          cropPoint={banner.cropPoint}
          width={640}
          height={360}
          widths={[480, 640, 960]}
          sizes="(width >= 56.25rem) 45vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words} {...inkOf(colours)}>
        <BannerGround colours={colours} />
        {banner.title && <p className={styles.title}>{banner.title}</p>}
        <h2>{banner.heading}</h2>
        {banner.text && <p>{banner.text}</p>}
        <p className={styles.links}>
          {bannerLinks(banner).map(({ label, path }) => (
            <TextArrow key={`${label} ${path}`} href={href(path)}>
              {label}
            </TextArrow>
          ))}
        </p>
      </div>
    </article>
  );
}
