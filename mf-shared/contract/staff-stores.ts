import { z } from 'zod';
import { locale } from './locale.ts';
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
});
export type StaffStore = z.infer<typeof staffStore>;

/** GET /api/staff/stores/, in the order in which the shop shows them; store staff are told of their own. */
export const staffStoresQuery = z.object({ q: z.string().trim().max(200).optional(), page: staffPage });
export const staffStores = z.object({ results: z.array(staffStore), ...pagedAnswer });
export type StaffStores = z.infer<typeof staffStores>;

/** PUT /api/staff/stores/{id}/, answered by the facts as they are kept. `was`: what was read; nothing else is saved over. */
export const storeFactsRequest = writtenFacts.extend({ was: storeFacts });
/** PUT /api/staff/stores/{id}/hours/, answered by the hours as they are kept. */
export const storeHoursRequest = writtenHours.extend({ was: storeHours });
