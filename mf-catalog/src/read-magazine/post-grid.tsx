import type { Post } from 'mf-shared/contract';
import { PostCard } from './post-card.tsx';
import styles from './post-grid.module.css';

export function PostGrid({
  posts,
  level,
  hasPriority,
}: {
  posts: readonly Post[];
  level: 2 | 3;
  hasPriority?: boolean;
}) {
  return (
    <div className={styles.grid}>
      {posts.map((post, index) => (
        <PostCard key={post.path} post={post} level={level} isPriority={hasPriority === true && index < 3} />
      ))}
    </div>
  );
}
