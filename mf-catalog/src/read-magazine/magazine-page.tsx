import type { Magazine } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { BloggerGrid } from './blogger-grid.tsx';
import { LeadPost } from './lead-post.tsx';
import head from './magazine-head.module.css';
import { PostGrid } from './post-grid.tsx';

export function MagazinePage({ data: { lead, sections, bloggers } }: PageProps<Magazine>) {
  const text = useText('mf-catalog');
  const href = useHref();
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: text('life.title') }]} />
        <div className={head.head}>
          <h1>{text('life.title')}</h1>
          <p>{text('life.description')}</p>
          <nav aria-label={text('life.categories')}>
            <Chips isScrolling>
              <ChipLink href={href('/life-outdoors/blog/')}>{text('life.all_posts')}</ChipLink>
              {sections.map(({ category, path }) => (
                <ChipLink key={category} href={href(path)}>
                  {text(`life.category.${category}`)}
                </ChipLink>
              ))}
            </Chips>
          </nav>
        </div>
      </div>
      {lead && <LeadPost post={lead} />}
      {sections
        .filter(({ posts }) => posts.length > 0)
        .map(({ category, path, posts }) => (
          <section key={category} className={classNames(layout.page, layout.section)}>
            <div className={layout.sectionHead}>
              <h2>{text(`life.category.${category}`)}</h2>
              <TextArrow href={href(path)}>{text(`life.all.${category}`)}</TextArrow>
            </div>
            <PostGrid posts={posts} level={3} />
          </section>
        ))}
      {bloggers.length > 0 && (
        <section className={classNames(layout.page, layout.section)}>
          <div className={layout.sectionHead}>
            <h2>{text('life.bloggers')}</h2>
            <TextArrow href={href('/life-outdoors/bloggers/')}>{text('life.all_bloggers')}</TextArrow>
          </div>
          <BloggerGrid bloggers={bloggers.slice(0, 3)} level={3} />
        </section>
      )}
    </>
  );
}
