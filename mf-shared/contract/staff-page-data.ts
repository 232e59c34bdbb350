import { z } from 'zod';

/** GET /api/staff/page-data/?path=: what the service knows by the address that a member of the staff looks at. */
export const staffPageDataQuery = z.object({ path: z.string().max(1000) });
export const staffPageData = z.object({
  static_page_id: z.number().int().nullable(),
  product_group_id: z.number().int().nullable(),
  model_id: z.number().int().nullable(),
});
export type StaffPageData = z.infer<typeof staffPageData>;
