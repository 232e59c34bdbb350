import type { StaffContentPage } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { formatDay } from '../format-date-time.ts';

/** Why shoppers do not see a page; null where they do. */
export function notShownWords(
  { standing, published_on }: Pick<StaffContentPage, 'standing' | 'published_on'>,
  { text, locale }: { text: Translate; locale: string },
): string | null {
  if (standing === 'published') return null;
  return standing === 'hidden'
    ? text('staff_pages.hidden')
    : text('staff_pages.planned_for', { day: formatDay(published_on, locale) });
}
