import type { BloggerCard } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { BloggerFace } from './blogger-face.tsx';
import styles from './blogger-panel.module.css';

/** The author: a picture, the name that leads to all of their articles, a line about them. */
export function BloggerPanel({ blogger, level }: { blogger: BloggerCard; level: 2 | 3 }) {
  const href = useHref();
  const Name = `h${level}` as const;
  return (
    <div className={styles.blogger}>
      <BloggerFace path={blogger.image} />
      <div>
        <Name>
          <a href={href(blogger.path)}>{blogger.name}</a>
        </Name>
        <p>{blogger.description}</p>
      </div>
    </div>
  );
}
