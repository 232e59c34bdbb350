import type { Banner } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { bannerLinks } from 'mf-shared/rules/banner-links';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Fragment } from 'react';
import { heroPictures } from './hero-pictures.ts';
import styles from './home-hero.module.css';

/** The season: one picture, one sentence, one thing to do. Without a banner the page still has its heading. */
export function HomeHero({ hero, title }: { hero: Banner | null; title: string }) {
  const href = useHref();
  if (!hero) return <h1 className={classNames(layout.page, styles.plain)}>{title}</h1>;
  const [first] = bannerLinks(hero);
  return (
    <section className={styles.hero}>
      {hero.image && (
        <picture>
          {heroPictures(hero.image).map(({ media, srcSet }) => (
            <Fragment key={media ?? ''}>
              <source media={media} type="image/avif" srcSet={srcSet('avif')} sizes="100vw" />
              <source media={media} srcSet={srcSet()} sizes="100vw" />
            </Fragment>
          ))}
          <img
            src={mediaUrl(hero.image, { width: 1280 })}
            width="1920"
            height="960"
            alt=""
            fetchPriority="high"
            decoding="sync"
          />
        </picture>
      )}
      <div className={classNames(layout.page, styles.words)}>
        <h1>{hero.heading}</h1>
        {hero.text && <p>{hero.text}</p>}
        {first && (
          <ButtonLink look="action" href={href(first.path)}>
            {first.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
