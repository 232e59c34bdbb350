import type { Post } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './lead-post.module.css';
import line from './post-line.module.css';
import { PostLine } from './post-line.tsx';

/** The article that leads the magazine: a wide picture, the words over its lower corner on wide screens. */
export function LeadPost({ post }: { post: Post }) {
  const text = useText('mf-catalog');
  const href = useHref();
  return (
    <article className={classNames(layout.page, styles.lead)}>
      <Picture
        path={post.image}
        alt=""
        ratio="3/2"
        isScene
        isPriority
        widths={[480, 640, 960, 1280]}
        sizes="(width >= 90rem) 52rem, (width >= 56.25rem) 58vw, 100vw"
      />
      <div className={styles.words}>
        <PostLine {...post} />
        <h2>
          <a href={href(post.path)}>{post.title}</a>
        </h2>
        <p className={styles.summary}>{post.summary}</p>
        {post.blogger && <p className={line.line}>{post.blogger.name}</p>}
        <TextArrow href={href(post.path)} aria-label={text('life.read_post', { title: post.title })}>
          {text('life.read')}
        </TextArrow>
      </div>
    </article>
  );
}
