import { z } from 'zod';
import { locale } from './locale.ts';

/** The limits are those of an import. */
const words = (most: number) => z.partialRecord(locale, z.string().trim().max(most));
const euro = z.number().min(0).max(9_999_999.99);
const days = z.number().int().min(0).max(365);
const stored = z.partialRecord(locale, z.string());

/** What staff say of a way to deliver to a country; amounts in euro with VAT, days are working days. */
export const deliveryState = z.object({
  names: stored,
  descriptions: stored,
  price: z.number(),
  free_from: z.number().nullable().describe('goods for at least this much travel free; null: never'),
  days_from: z.number().int(),
  days_to: z.number().int(),
  /** False: nobody is offered it. */
  is_active: z.boolean(),
});
export type DeliveryState = z.infer<typeof deliveryState>;

export const staffDelivery = deliveryState.extend({
  id: z.number().int(),
  slug: z.string(),
  country: z.string().describe('its code'),
  country_name: z.string(),
  kind: z.enum(['pickup_point', 'home', 'store', 'express', 'repack']),
  carrier: z.string(),
});
export type StaffDelivery = z.infer<typeof staffDelivery>;
/** GET /api/staff/deliveries/: all, by country as the checkout has them, in the order in which they are offered. */
export const staffDeliveries = z.object({ results: z.array(staffDelivery) });

/** PUT /api/staff/deliveries/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const deliveryRequest = deliveryState.extend({
  ...{ names: words(300), descriptions: words(1000), price: euro, free_from: euro.nullable() },
  ...{ days_from: days, days_to: days, was: deliveryState.optional() },
});
