import type { CampaignProduct } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import { formatDateTime } from '../format-date-time.ts';
import type { ProductLine } from '../written/products-in-order.tsx';

interface Reader {
  text: Translate;
  locale: string;
  money: (amount: number) => string;
}

/** Whether a product costs less than usual, and shoppers are told no reduction by the rule of 30 days. */
export const isNotTold = ({ price }: Pick<CampaignProduct, 'price'>): boolean =>
  price !== null && price.active < price.regular && price.reference === null;

/** What a product costs, today and from a planned campaign price on, and what shoppers see it compared with (PRODUCT-68). */
export function priceLines(product: CampaignProduct, reader: Reader): ProductLine[] {
  const { text } = reader;
  const { price, planned, is_listed } = product;
  return [
    ...(is_listed ? [] : [short(text('staff_campaigns.not_listed'))]),
    price ? today(price, reader) : short(text('staff_campaigns.no_price')),
    ...(planned ? [later(planned, reader)] : []),
  ];
}

function today(
  { active, regular, reference, lowest_30_days }: NonNullable<CampaignProduct['price']>,
  { text, money }: Reader,
): ProductLine {
  const amount = money(active);
  if (reference !== null) return plain(text('staff_campaigns.told', { amount, reference: money(reference) }));
  if (active < regular) return short(text('staff_campaigns.not_told', { amount, regular: money(regular) }));
  const lowest = money(lowest_30_days ?? active);
  return plain(text('staff_campaigns.no_campaign_price', { amount, lowest }));
}

function later(
  { from, active, reference }: NonNullable<CampaignProduct['planned']>,
  { text, locale, money }: Reader,
): ProductLine {
  const values = { moment: formatDateTime(from, locale), amount: money(active) };
  return reference === null
    ? short(text('staff_campaigns.planned_not_told', values))
    : plain(text('staff_campaigns.planned_told', { ...values, reference: money(reference) }));
}

const plain = (words: string): ProductLine => ({ words, isShort: false });
const short = (words: string): ProductLine => ({ words, isShort: true });
