import type { PostList } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import head from './magazine-head.module.css';
import { PagesNav } from './pages-nav.tsx';
import { PostGrid } from './post-grid.tsx';

export function PostsPage({ data: { category, categories, posts, page, pages }, path }: PageProps<PostList>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const title = text(category ? `life.category.${category}` : 'life.all_posts');
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('life.title'), path: '/life-outdoors/' }, { name: title }]} />
      <div className={head.head}>
        <h1>{title}</h1>
        <p>{text(category ? `life.about.${category}` : 'life.description')}</p>
        <nav aria-label={text('life.categories')}>
          <Chips isScrolling>
            <ChipLink href={href('/life-outdoors/blog/')} aria-current={category === null ? 'page' : undefined}>
              {text('life.all_posts')}
            </ChipLink>
            {categories.map((link) => (
              <ChipLink
                key={link.category}
                href={href(link.path)}
                aria-current={category === link.category ? 'page' : undefined}
              >
                {text(`life.category.${link.category}`)} {link.count}
              </ChipLink>
            ))}
          </Chips>
        </nav>
      </div>
      <PostGrid posts={posts} level={2} hasPriority />
      <PagesNav path={path} page={page} pages={pages} />
    </div>
  );
}
