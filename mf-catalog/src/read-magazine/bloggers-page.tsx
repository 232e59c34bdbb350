import type { BloggerCard } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { BloggerPanel } from './blogger-panel.tsx';
import styles from './magazine.module.css';

export function BloggersPage({ data: bloggers }: PageProps<readonly BloggerCard[]>) {
  const text = useText('mf-catalog');
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('life.title'), path: '/life-outdoors/' }, { name: text('life.bloggers') }]} />
      <div className={styles.head}>
        <h1>{text('life.bloggers')}</h1>
        <p>{text('life.bloggers_lead')}</p>
      </div>
      <div className={styles.bloggers}>
        {bloggers.map((blogger) => (
          <BloggerPanel key={blogger.slug} blogger={blogger} level={2} />
        ))}
      </div>
    </div>
  );
}
