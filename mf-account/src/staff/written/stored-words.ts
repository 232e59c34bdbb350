import type { Translate } from 'mf-shared/i18n';
import { fromLocalTime } from '../content/local-time.ts';
import { formatDateTime } from '../format-date-time.ts';
import { readKeys } from './keys-in-order.ts';

interface Reader {
  text: Translate;
  locale: string;
}

/** The stored value of a campaign's field, a banner's or a gift campaign's, as a person reads it. @param names of its products, by slug */
export function storedWords(
  field: string,
  value: string,
  { text, locale, names }: Reader & { names: Readonly<Record<string, { name: string }>> },
): string {
  if (field === 'is_active') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (!value) return text('staff_content.nothing');
  if (field.endsWith('_at')) return formatDateTime(fromLocalTime(value) ?? value, locale);
  if (field !== 'products') return value;
  return readKeys(value)
    .map((slug) => names[slug]?.name ?? slug)
    .join(', ');
}

interface Times {
  club_starts_at?: string | null;
  starts_at: string | null;
  ends_at: string | null;
}

/** From when and until when a campaign runs, in words; empty where it has no times. */
export function timeWords({ club_starts_at = null, starts_at, ends_at }: Times, { text, locale }: Reader): string[] {
  const at = (moment: string) => ({ moment: formatDateTime(moment, locale) });
  return [
    club_starts_at && text('staff_campaigns.club_from', at(club_starts_at)),
    starts_at && text('staff_bulk.from_moment', at(starts_at)),
    ends_at && text('staff_bulk.until_moment', at(ends_at)),
  ].filter((words) => words !== null);
}
