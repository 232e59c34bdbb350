import type { BloggerCard } from 'mf-shared/contract';
import { useHref } from 'mf-shared/router';
import { Picture } from 'mf-shared/ui/picture/picture.tsx';
import styles from './magazine.module.css';

/** Who writes: a picture, the name that leads to all of theirs, a line about them. */
export function BloggerPanel({ blogger, level }: { blogger: BloggerCard; level: 2 | 3 }) {
  const href = useHref();
  const Name = `h${level}` as const;
  return (
    <div className={styles.blogger}>
      {blogger.image && (
        <Picture
          path={blogger.image}
          alt=""
          ratio="1/1"
          isScene
          widths={[80, 160, 240]}
          sizes="4.5rem"
          className={styles.face}
        />
      )}
      <div>
        <Name>
          <a href={href(blogger.path)}>{blogger.name}</a>
        </Name>
        <p>{blogger.description}</p>
      </div>
    </div>
  );
}
