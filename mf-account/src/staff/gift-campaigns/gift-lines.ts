import type { GiftFacts } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';
import type { ProductLine } from '../written/products-in-order.tsx';

/** How many pieces of a gift are left, and why shoppers do not get it. */
export function giftLines({ is_public, is_campaign_only, stock }: GiftFacts, text: Translate): ProductLine[] {
  return [
    ...(is_public ? [] : [{ words: text('staff_gift-campaigns.not_public'), isShort: true }]),
    { words: text('staff_gift-campaigns.stock', { count: stock }), isShort: stock === 0 },
    ...(is_campaign_only ? [{ words: text('staff_gift-campaigns.campaign_only'), isShort: false }] : []),
  ];
}
