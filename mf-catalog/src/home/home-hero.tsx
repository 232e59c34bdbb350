import type { Banner } from 'mf-shared/contract';
import { useHref, usePageConfig } from 'mf-shared/router';
import { bannerLinks } from 'mf-shared/rules/banner-links';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Fragment } from 'react';
import { heroPictures } from './hero-pictures.ts';
import styles from './home-hero.module.css';

/** The season: one picture, one sentence, one thing to do. Further down it is a part like others. */
export function HomeHero({ hero, isFirst }: { hero: Banner; isFirst: boolean }) {
  const href = useHref();
  const [first] = bannerLinks(hero);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={classNames(styles.hero, !isFirst && styles.below)}>
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
            {...(isFirst ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy' })}
          />
        </picture>
      )}
      <div className={classNames(layout.page, styles.words)}>
        <Heading>{hero.heading}</Heading>
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

/** The heading of a page that no hero leads. */
export function PlainHeading({ title }: { title: string }) {
  const { brand } = usePageConfig();
  return <h1 className={classNames(layout.page, styles.plain)}>{title || brand.name}</h1>;
}
