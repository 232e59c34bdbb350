import type { StaffPost } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { formatDay } from '../format-date-time.ts';
import { type PostField, readProducts } from './typed-post.ts';

interface Reader {
  text: Translate;
  locale: string;
  authors: StaffPost['authors'];
  productNames: StaffPost['product_names'];
}

/** The stored value of a field, as a person reads it. */
export function postWords(field: PostField, value: string, { text, locale, authors, productNames }: Reader): string {
  if (field === 'is_published') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (field === 'category') return text(`staff_posts.category_${value}`);
  if (field === 'published_on') return formatDay(value, locale);
  if (field === 'author') return authors.find(({ slug }) => slug === value)?.name ?? text('staff_posts.no_author');
  if (field === 'products' && value)
    return readProducts(value)
      .map((slug) => productNames[slug] ?? slug)
      .join(', ');
  return value || text('staff_content.nothing');
}
