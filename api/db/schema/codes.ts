import type { Day, Generated, Hash, JsonDefault, MomentOrNull, Texts } from './column-kinds.ts';

export interface DiscountCodesTable {
  id: Generated<number>;
  code: string;
  names: JsonDefault<Texts>;
  kind: 'percent' | 'amount' | 'free_delivery';
  /** Basis points for percent, cents for amount. */
  value: number;
  min_total_minor: Generated<number>;
  excludes_offers: Generated<boolean>;
  club_only: Generated<boolean>;
  starts_at: MomentOrNull;
  ends_at: MomentOrNull;
  max_uses: number | null;
  uses: Generated<number>;
  is_active: Generated<boolean>;
}

export interface GiftCardsTable {
  id: Generated<number>;
  code_hash: Hash;
  code_hint: Generated<string>;
  initial_minor: number;
  balance_minor: number;
  currency: Generated<string>;
  expires_on: Day | null;
  order_line_id: number | null;
  is_active: Generated<boolean>;
  /** Set while the cancellation of the order that bought it waits: the card pays nothing. */
  frozen_at: MomentOrNull;
}

export interface GiftCardUsesTable {
  id: Generated<number>;
  gift_card_id: number;
  order_id: number;
  amount_minor: number;
  status: Generated<'held' | 'taken' | 'released'>;
}

/** What of a card went back to its buyer as money. */
export interface GiftCardRefundsTable {
  refund_id: string;
  gift_card_id: number;
  /** Taken off the card, in its currency. */
  amount_minor: number;
  /** The part of the refund, in the payment's currency. */
  refund_minor: number;
}

export interface GiftCampaignCodesTable {
  id: Generated<number>;
  campaign_id: number;
  code: string;
  max_uses: Generated<number>;
  uses: Generated<number>;
  /** The last time. */
  used_at: MomentOrNull;
}

export interface CodesTables {
  discount_codes: DiscountCodesTable;
  gift_cards: GiftCardsTable;
  gift_card_uses: GiftCardUsesTable;
  gift_card_refunds: GiftCardRefundsTable;
  gift_campaign_codes: GiftCampaignCodesTable;
}
