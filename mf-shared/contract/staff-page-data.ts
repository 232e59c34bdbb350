import { z } from 'zod';
import { perLocale } from './locale.ts';

/** GET /api/staff/page-data/?path=: what the service knows by the address that a member of the staff looks at. */
export const staffPageDataQuery = z.object({ path: z.string().max(1000) });
const id = z.number().int().nullable();
export const staffPageData = z.object({
  static_page_id: id.describe('a page of text'),
  tabbed_page_id: id,
  product_group_id: id.describe('of a group’s page, or the group of a product'),
  model_id: id,
  brand_id: id,
  post_id: id,
  campaign_id: id,
  paths: perLocale(z.string()).describe('where the page is in each language, without its prefix'),
});
export type StaffPageData = z.infer<typeof staffPageData>;
