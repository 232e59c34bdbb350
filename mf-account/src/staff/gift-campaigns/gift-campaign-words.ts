import type { GiftFacts, StaffGiftCampaign } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { fromLocalTime } from '../content/local-time.ts';
import { formatDateTime } from '../format-date-time.ts';
import type { ProductLine } from '../written/product-in-order.tsx';
import { readSlugs } from '../written/slugs-in-order.ts';
import { type GiftCampaignField, times } from './typed-gift-campaign.ts';

interface Reader {
  text: Translate;
  locale: string;
}

/** The stored value of a field, as a person reads it. */
export function giftCampaignWords(
  field: GiftCampaignField,
  value: string,
  { text, locale, gifts }: Reader & { gifts: StaffGiftCampaign['gifts'] },
): string {
  if (field === 'is_active') return text(value ? 'staff_log.yes' : 'staff_log.no');
  if (times.some((each) => each === field) && value) return formatDateTime(fromLocalTime(value) ?? value, locale);
  if (field === 'products' && value)
    return readSlugs(value)
      .map((slug) => gifts[slug]?.name ?? slug)
      .join(', ');
  return value || text('staff_content.nothing');
}

/** From when and until when the codes of a campaign bring gifts, in words; empty where it has no times. */
export function timeWords(
  { starts_at, ends_at }: Pick<StaffGiftCampaign, (typeof times)[number]>,
  { text, locale }: Reader,
): string[] {
  const at = (moment: string) => ({ moment: formatDateTime(moment, locale) });
  return [
    starts_at && text('staff_bulk.from_moment', at(starts_at)),
    ends_at && text('staff_bulk.until_moment', at(ends_at)),
  ].filter((words) => words !== null);
}

/** How many pieces of a gift are left, and why shoppers do not get it. */
export function giftLines({ is_public, is_campaign_only, stock }: GiftFacts, text: Translate): ProductLine[] {
  return [
    ...(is_public ? [] : [{ words: text('staff_gift-campaigns.not_public'), isShort: true }]),
    { words: text('staff_gift-campaigns.stock', { count: stock }), isShort: stock === 0 },
    ...(is_campaign_only ? [{ words: text('staff_gift-campaigns.campaign_only'), isShort: false }] : []),
  ];
}
