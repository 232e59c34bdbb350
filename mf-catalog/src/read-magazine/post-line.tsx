import type { Post } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import styles from './post-line.module.css';
import { PublishedOn } from './published-on.tsx';

/** What it is about, how long it takes to read, and when it was written. */
export function PostLine({ label, minutes, publishedOn }: Pick<Post, 'label' | 'minutes' | 'publishedOn'>) {
  const text = useText('mf-catalog');
  return (
    <p className={styles.line}>
      {text('home.guide_label', { label, count: minutes })} · <PublishedOn day={publishedOn} />
    </p>
  );
}
