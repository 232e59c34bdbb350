import { z } from 'zod';
import { locale } from './locale.ts';
import { rowId } from './row-id.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';
import { otherDays } from './store-hours.ts';

/**
 * What a store is called, where it is, and what it does for orders of the web, to the letter as it is stored: a
 * merchant's file may hold more than staff may write.
 */
export const storeFacts = z.object({
  name: z.string(),
  short_name: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  pickup: z.boolean(),
  express_pickup: z.boolean(),
  sells_online: z.boolean().describe('whether the web shop may sell its stock'),
  descriptions: z.partialRecord(locale, z.string()),
});
export type StoreFacts = z.infer<typeof storeFacts>;

/** The hours of a store, to the letter as they are stored. */
export const storeHours = z.object({
  opening_hours: z.array(z.string().nullable()).length(7).describe('Monday first; null when closed'),
  other_days: z.array(otherDays),
});
export type StoreHours = z.infer<typeof storeHours>;

/** Whether shoppers see a store and may buy from it, and the first day on which it is closed for good, planned or come. */
export const storeStanding = z.object({
  is_open: z.boolean(),
  closes_on: z.string().nullable().describe('null for one that stays, and for one that was never open'),
});
export type StoreStanding = z.infer<typeof storeStanding>;

const line = z.string().trim().max(200);
const writtenFacts = storeFacts.extend({
  name: line.min(1),
  short_name: line.min(1),
  address: line,
  postal_code: z.string().trim().max(20),
  city: line,
  phone: z.string().trim().max(40),
  email: z.union([z.literal(''), z.email().max(254)]),
  descriptions: z.partialRecord(locale, z.string().trim().max(2000)),
});

const span = z.string().trim().max(20).nullable();
const writtenHours = storeHours.extend({
  opening_hours: z.array(span).length(7).describe('Monday first; null when closed'),
  other_days: z.array(otherDays.extend({ hours: span })).max(100),
});

export const staffStore = z.object({
  id: z.number().int(),
  slug: z.string(),
  type: z.enum(['retail', 'warehouse', 'web']),
  facts: storeFacts,
  hours: storeHours,
  standing: storeStanding,
});
export type StaffStore = z.infer<typeof staffStore>;

/** GET /api/staff/stores/, in the order in which the shop shows them; store staff get their own. */
export const staffStoresQuery = z.object({ q: z.string().trim().max(200).optional(), page: staffPage });
export const staffStores = z.object({ results: z.array(staffStore), ...pagedAnswer });
export type StaffStores = z.infer<typeof staffStores>;

/** PUT /api/staff/stores/{id}/, answered by the facts as they are kept. `was`: what was read; nothing else is saved over. */
export const storeFactsRequest = writtenFacts.extend({ was: storeFacts });
/** PUT /api/staff/stores/{id}/hours/, answered by the hours as they are kept. */
export const storeHoursRequest = writtenHours.extend({ was: storeHours });
/** PUT /api/staff/stores/{id}/standing/, answered by the standing as it is kept. One that is not open closes today. */
export const storeStandingRequest = storeStanding.extend({ closes_on: z.iso.date().nullable(), was: storeStanding });

/** POST /api/staff/stores/. Without a slug it follows from the name. */
export const newStore = writtenFacts.pick({ name: true }).extend({
  ...{ address: writtenFacts.shape.address.default(''), postal_code: writtenFacts.shape.postal_code.default('') },
  ...{ city: writtenFacts.shape.city.default(''), phone: writtenFacts.shape.phone.default('') },
  ...{ email: writtenFacts.shape.email.default(''), slug: z.string().trim().max(120).default('') },
});
export type NewStore = z.infer<typeof newStore>;
export const madeStore = z.object({ id: z.number().int() });

/** The order of all stores as the log has it, with their names. */
export const storeOrder = z.object({ stores: z.array(z.object({ id: z.number().int(), name: z.string() })) });
export type StoreOrder = z.infer<typeof storeOrder>;

/** PUT /api/staff/store-order/, answered as GET is: by the stores as they stand then; one that is not named stands behind. */
export const storeOrderRequest = z.object({
  ids: z.array(rowId).max(1000),
  was: z.array(rowId).max(1000).optional().describe('what was read; nothing newer is overwritten'),
});
