import { z } from 'zod';
import { locale } from './locale.ts';
import { deliveryKinds } from './staff-choices.ts';

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

/** A way to deliver with what it stays: its key in files, where it goes, and how. */
export const wholeDelivery = deliveryState.extend({
  slug: z.string(),
  country: z.string().describe('its code'),
  kind: z.enum(deliveryKinds),
  carrier: z.string(),
});
export type WholeDelivery = z.infer<typeof wholeDelivery>;

export const staffDelivery = wholeDelivery.extend({
  id: z.number().int(),
  country_name: z.string(),
  is_made_by_staff: z.boolean().describe('no file names it: it can be removed as long as no order has it'),
});
export type StaffDelivery = z.infer<typeof staffDelivery>;
/** GET /api/staff/deliveries/: all, by country as the checkout has them, in the order in which they are offered. */
export const staffDeliveries = z.object({
  results: z.array(staffDelivery),
  countries: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('those that the shop knows, in the order of the checkout'),
});
export type StaffDeliveries = z.infer<typeof staffDeliveries>;

/** PUT /api/staff/deliveries/{id}/, answered by the state as it is kept. `was`: what was read; it is not saved over anything else. */
export const deliveryRequest = deliveryState.extend({
  ...{ names: words(300), descriptions: words(1000), price: euro, free_from: euro.nullable() },
  ...{ days_from: days, days_to: days, was: deliveryState.optional() },
});

/** POST /api/staff/deliveries/: one that nobody is offered yet. Its key follows from its name. */
export const newDelivery = deliveryRequest.omit({ was: true, is_active: true }).extend({
  country: z.string().trim().min(1).max(2),
  kind: z.enum(deliveryKinds),
  carrier: z.string().trim().max(100).default(''),
});
export type NewDelivery = z.infer<typeof newDelivery>;
export const madeDelivery = z.object({ id: z.number().int() });
/** POST /api/staff/deliveries/{id}/remove/. `was`: what was read. */
export const deliveryRemoval = z.object({ was: deliveryState });
