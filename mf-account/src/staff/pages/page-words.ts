import type { Translate } from 'mf-shared/i18n';
import { formatDay } from '../format-date-time.ts';

/** The stored value of a field, as a person reads it. */
export function pageWords(field: string, value: string, { text, locale }: { text: Translate; locale: string }): string {
  if (field === 'is_published' || field === 'in_menu') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (field === 'section') return text(`staff_pages.section_${value}`);
  if (field === 'published_on' && value) return formatDay(value, locale);
  return value || text('staff_content.nothing');
}
