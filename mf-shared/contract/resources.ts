import { z } from 'zod';
import { menuGroup } from './product-groups.ts';
import { tag } from './product-list.ts';
import { otherDays } from './store-hours.ts';

export const propertyFilter = z.object({
  slug: z.string(),
  name: z.string(),
  unit: z.string(),
  filter: z.enum(['range', 'checkbox']),
  /** Value → label in the asked language, for checkbox properties. */
  values: z.record(z.string(), z.string()),
});
export type PropertyFilter = z.infer<typeof propertyFilter>;

export const store = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.enum(['retail', 'warehouse', 'web']),
  pikanouto: z.boolean().describe('express pickup'),
  nouto: z.boolean().describe('store pickup'),
  stock_display_order: z.number().int(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Monday first, `10–20` or null when closed. */
  openingHours: z.array(z.string().nullable()).length(7),
  /** In the order of their days, without those that are over. */
  otherDays: z.array(otherDays),
});
export type Store = z.infer<typeof store>;

/** GET /api/stores/{slug}/: what the page of a store tells besides. What is empty is not known. */
export const storeDetails = store.extend({ phone: z.string(), email: z.string(), description: z.string() });
export type StoreDetails = z.infer<typeof storeDetails>;

/** GET /api/resources/ (CONF-59 to CONF-66). */
export const resources = z.object({
  colors: z.array(z.object({ slug: z.string(), name: z.string(), control: z.string() })),
  manufacturers: z.array(z.object({ id: z.number().int(), slug: z.string(), name: z.string() })),
  productGroups: z.array(menuGroup),
  propertyFilters: z.array(propertyFilter),
  propertyTypes: z.array(tag),
  stores: z.array(store),
  closedStores: z.array(store).describe('those that closed for good: purchases and cases name them'),
  taxRates: z.array(
    z.object({
      taxAreaId: z.number().int(),
      taxClass: z.number().int(),
      country: z.string(),
      percent: z.number(),
      validFrom: z.string(),
      validTo: z.string().nullable(),
    }),
  ),
});
export type Resources = z.infer<typeof resources>;
