import type { Post } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import styles from './post-line.module.css';

/** What it is about, how long it takes to read, and when it was written. */
export function PostLine({ label, minutes, publishedOn }: Pick<Post, 'label' | 'minutes' | 'publishedOn'>) {
  const text = useText('mf-catalog');
  return (
    <p className={styles.line}>
      {text('home.guide_label', { label, count: minutes })} · <PublishedOn day={publishedOn} />
    </p>
  );
}

/** A day, `YYYY-MM-DD`, in the page's language. */
function PublishedOn({ day }: { day: string }) {
  const { locale } = usePageConfig();
  const words = new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}
