import type { Experience } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { SanitisedHtml, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useState } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import type { ListPage } from '../load-list/list-page.ts';
import { firstIds, noProperties } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { PostGrid } from '../read-magazine/post-grid.tsx';
import styles from './experiences.module.css';

type OneExperienceProps = Experience & { source: ListSource; page: ListPage };

/** A brand's story with its picture, what the magazine says, and its products. */
export function OneExperience({ brand, posts, page, source: loaded }: OneExperienceProps) {
  const text = useText('mf-catalog');
  const href = useHref();
  useCountedPage('category', firstIds(page, 3));
  // Loading again brings the same source as another object: the list need not start over for it.
  const [source] = useState(loaded);
  const { name, slug, description, promoImages } = brand;
  const [image] = promoImages;
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: text('experiences.title'), path: '/experiences/' }, { name }]} />
        <div className={classNames(styles.story, image && styles.pictured)}>
          <div className={styles.words}>
            <h1>{name}</h1>
            <SanitisedHtml html={description} className={words.prose} />
            <TextArrow href={href(`/${slug}/`)}>{text('experiences.brand', { name })}</TextArrow>
          </div>
          {image && (
            <Picture
              path={image}
              alt=""
              ratio="3/2"
              isScene
              isPriority
              widths={[480, 640, 960, 1280]}
              sizes="(width >= 56.25rem) 50vw, 100vw"
            />
          )}
        </div>
        {posts.length > 0 && (
          <section className={styles.posts}>
            <h2>{text('experiences.posts')}</h2>
            <PostGrid posts={posts} level={3} />
          </section>
        )}
        <h2 className={styles.products}>{text('experiences.products', { name })}</h2>
      </div>
      <ProductList first={page} source={source} properties={noProperties} sortOfGroup="default" />
    </>
  );
}
