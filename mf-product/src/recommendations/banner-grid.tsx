import type { Banner } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { bannerLinks } from 'mf-shared/rules/banner-links';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { CutPicture } from 'mf-shared/ui/picture/cut-picture.tsx';
import styles from './banner-grid.module.css';
import { useImageBanners } from './use-image-banners.ts';

/** At the foot of the page up to four image banners (PRODUCT-14). */
export function BannerGrid() {
  const banners = useImageBanners();
  if (banners.length === 0) return null;
  return (
    <ul className={classNames(layout.section, styles.banners)}>
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerCard banner={banner} />
        </li>
      ))}
    </ul>
  );
}

function BannerCard({ banner }: { banner: Banner }) {
  const href = useHref();
  return (
    <article className={styles.banner}>
      {banner.image && (
        // 758 × 447 (PRODUCT-14), whatever the width.
        <CutPicture
          path={banner.image}
          cropPoint={banner.cropPoint}
          width={758}
          height={447}
          widths={[320, 480, 640, 960]}
          sizes="(width >= 56.25rem) 23vw, (width >= 30rem) 48vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        {banner.title && <p>{banner.title}</p>}
        <h2>{banner.heading}</h2>
        <div className={styles.links}>
          {bannerLinks(banner).map(({ label, path }) => (
            <TextArrow key={`${label} ${path}`} href={href(path)}>
              {label}
            </TextArrow>
          ))}
        </div>
      </div>
    </article>
  );
}
