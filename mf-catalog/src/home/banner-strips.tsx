import type { Banner } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { bannerLinks } from 'mf-shared/rules/banner-links';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { bannerColours } from './banner-colours.ts';
import { BannerGround, inkOf } from './banner-ground.tsx';
import styles from './banners.module.css';

/** Text banners: one line each across the page; without a button the words themselves lead on. */
export function BannerStrips({ banners }: { banners: readonly Banner[] }) {
  return banners.map((banner) => <BannerStrip key={banner.id} banner={banner} />);
}

function BannerStrip({ banner }: { banner: Banner }) {
  const href = useHref();
  const colours = bannerColours(banner.subText);
  const links = bannerLinks(banner);
  const words = (
    <>
      <b>{banner.title || banner.heading}</b>
      {banner.text && <span>{banner.text}</span>}
    </>
  );
  return (
    <div className={styles.strip} {...inkOf(colours)}>
      <BannerGround colours={colours} />
      <p className={classNames(layout.page, styles.line)}>
        {links.length === 0 && banner.url ? <a href={href(banner.url)}>{words}</a> : words}
        {links.map(({ label, path }) => (
          <a key={`${label} ${path}`} href={href(path)}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
