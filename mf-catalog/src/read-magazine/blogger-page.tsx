import type { PostList } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { BloggerFace } from './blogger-face.tsx';
import styles from './blogger-page.module.css';
import head from './magazine-head.module.css';
import { PagesNav } from './pages-nav.tsx';
import { PostGrid } from './post-grid.tsx';
import line from './post-line.module.css';

export function BloggerPage({ data: { blogger, posts, page, pages }, path }: PageProps<PostList>) {
  const text = useText('mf-catalog');
  if (!blogger) return null;
  return (
    <div className={layout.page}>
      <Breadcrumbs
        crumbs={[
          { name: text('life.title'), path: '/life-outdoors/' },
          { name: text('life.bloggers'), path: '/life-outdoors/bloggers/' },
          { name: blogger.name },
        ]}
      />
      <div className={styles.profile}>
        <BloggerFace path={blogger.image} isLarge />
        <div className={head.head}>
          <h1>{blogger.name}</h1>
          <p>{blogger.description}</p>
          <p className={line.line}>{text('life.posts', { count: posts.length })}</p>
        </div>
      </div>
      <PostGrid posts={posts} level={2} hasPriority />
      <PagesNav path={path} page={page} pages={pages} />
    </div>
  );
}
