import { usePageConfig } from 'mf-shared/router';

/** A day, `YYYY-MM-DD`, in the page's language. */
export function PublishedOn({ day }: { day: string }) {
  const { locale } = usePageConfig();
  const words = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}
