import type { StaffPost } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { formatDay } from '../format-date-time.ts';
import type { PostField } from './typed-post.ts';

interface Reader {
  text: Translate;
  locale: string;
  authors: StaffPost['authors'];
}

/** The stored value of a field, as a person reads it. */
export function postWords(field: PostField, value: string, { text, locale, authors }: Reader): string {
  if (field === 'is_published') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (field === 'category') return text(`staff_posts.category_${value}`);
  if (field === 'published_on') return formatDay(value, locale);
  if (field === 'author') return authors.find(({ slug }) => slug === value)?.name ?? text('staff_posts.no_author');
  return value || text('staff_content.nothing');
}
