import type { Post } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './post-card.module.css';
import { PostLine } from './post-line.tsx';

/** An article among others: the whole card is its link. */
export function PostCard({ post, level, isPriority }: { post: Post; level: 2 | 3; isPriority?: boolean }) {
  const href = useHref();
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Picture
        path={post.image}
        alt=""
        ratio="3/2"
        isScene
        isPriority={isPriority}
        widths={[320, 480, 640, 960]}
        sizes="(width >= 56.25rem) 31vw, 100vw"
      />
      <PostLine {...post} />
      <Title>
        <a href={href(post.path)}>{post.title}</a>
      </Title>
      <p className={styles.summary}>{post.summary}</p>
    </article>
  );
}
