import type { PostList } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './magazine.module.css';
import { PagesNav } from './pages-nav.tsx';
import { PostGrid } from './post-grid.tsx';

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
        {blogger.image && (
          <Picture
            path={blogger.image}
            alt=""
            ratio="1/1"
            isScene
            isPriority
            widths={[160, 240, 320]}
            sizes="9rem"
            className={styles.face}
          />
        )}
        <div className={styles.head}>
          <h1>{blogger.name}</h1>
          <p>{blogger.description}</p>
          <p className={styles.line}>{text('life.posts', { count: posts.length })}</p>
        </div>
      </div>
      <PostGrid posts={posts} level={2} hasPriority />
      <PagesNav path={path} page={page} pages={pages} />
    </div>
  );
}
