import type { StaffCampaign } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { fromLocalTime } from '../content/local-time.ts';
import { formatDateTime } from '../format-date-time.ts';
import { readSlugs } from '../written/slugs-in-order.ts';
import { type CampaignField, times } from './typed-campaign.ts';

interface Reader {
  text: Translate;
  locale: string;
  products: StaffCampaign['product_facts'];
}

/** The stored value of a field, as a person reads it. */
export function campaignWords(field: CampaignField, value: string, { text, locale, products }: Reader): string {
  if (field === 'is_active') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (times.some((each) => each === field) && value) return formatDateTime(fromLocalTime(value) ?? value, locale);
  if (field === 'products' && value)
    return readSlugs(value)
      .map((slug) => products[slug]?.name ?? slug)
      .join(', ');
  return value || text('staff_content.nothing');
}

/** From when and until when a campaign is seen, in words; empty where it has no times. */
export function timeWords(
  { club_starts_at, starts_at, ends_at }: Pick<StaffCampaign, (typeof times)[number]>,
  { text, locale }: { text: Translate; locale: string },
): string[] {
  const at = (moment: string) => ({ moment: formatDateTime(moment, locale) });
  return [
    club_starts_at && text('staff_campaigns.club_from', at(club_starts_at)),
    starts_at && text('staff_bulk.from_moment', at(starts_at)),
    ends_at && text('staff_bulk.until_moment', at(ends_at)),
  ].filter((words) => words !== null);
}
