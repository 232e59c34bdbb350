import type { BloggerCard } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { BloggerGrid } from './blogger-grid.tsx';
import head from './magazine-head.module.css';

export function BloggersPage({ data: bloggers }: PageProps<readonly BloggerCard[]>) {
  const text = useText('mf-catalog');
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('life.title'), path: '/life-outdoors/' }, { name: text('life.bloggers') }]} />
      <div className={head.head}>
        <h1>{text('life.bloggers')}</h1>
        <p>{text('life.bloggers_lead')}</p>
      </div>
      <BloggerGrid bloggers={bloggers} level={2} />
    </div>
  );
}
