import { z } from 'zod';
import { transferStatus } from './internal-orders.ts';
import { pagedAnswer, staffPage } from './staff-pages.ts';

/** GET /api/staff/transfer-requests/, newest first. `open`: what somebody still has to send or receive. */
export const staffTransfersQuery = z.object({
  status: z.enum(['open', ...transferStatus.options]).optional(),
  page: staffPage,
});
const storeName = z.object({ id: z.number().int(), name: z.string() });
export const staffTransfer = z.object({
  id: z.number().int(),
  status: transferStatus,
  next: z.array(transferStatus),
  created_at: z.string(),
  by: z.string().nullable(),
  to: storeName,
  is_high_priority: z.boolean(),
  reserves: z.boolean(),
  rows: z.array(
    z.object({
      productId: z.number().int(),
      name: z.string(),
      manufacturer: z.string(),
      color: z.string(),
      size: z.string(),
      type: z.string(),
      path: z.string(),
      amount: z.number().int(),
      from: storeName,
    }),
  ),
});
export type StaffTransfer = z.infer<typeof staffTransfer>;
export const staffTransfersResponse = z.object({ results: z.array(staffTransfer), ...pagedAnswer });
export type StaffTransfersResponse = z.infer<typeof staffTransfersResponse>;
