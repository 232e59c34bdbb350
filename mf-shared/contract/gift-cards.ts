import { z } from 'zod';

/** POST /api/gift-cards/balance/: what a gift card still holds. A POST, so that codes stand in no log of addresses. */
export const giftCardBalanceRequest = z.object({ code: z.string().max(64) });
/** Euro; `hint`: the code's last characters. */
export const giftCardBalance = z.object({
  balance: z.number(),
  /** By payments in progress; comes back if they fail. */
  held: z.number(),
  initial: z.number(),
  hint: z.string(),
  expires_on: z.string().nullable(),
  is_expired: z.boolean(),
  /** It pays nothing while the cancellation of the order that bought it waits. */
  is_frozen: z.boolean(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalance>;
