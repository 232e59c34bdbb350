import { usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';

/** A day, `YYYY-MM-DD`, in the page's language. */
export function PublishedOn({ day }: { day: string }) {
  const { locale } = usePageConfig();
  const words = new Intl.DateTimeFormat(europeanLocale(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words.format(new Date(`${day}T00:00:00Z`))}</time>;
}
