import { z } from 'zod';
import { rowId } from './row-id.ts';

const pieces = z.number().int().min(1).max(9999);

/** POST /api/customer/enterprise/order/ (PRODUCT-61). Without an id a new enterprise order begins. */
export const enterpriseOrderRequest = z.object({
  enterprise_data: z.object({ id: rowId.nullable().default(null) }),
  checkout_data: z.object({
    products: z.array(z.object({ productId: z.number().int().positive(), amount: pieces })).max(200),
  }),
});
export const enterpriseOrder = z.object({
  id: z.number().int(),
  created: z.string(),
  products: z.array(
    z.object({
      productId: z.number().int(),
      amount: z.number().int(),
      modelId: z.number().int(),
      name: z.string(),
      manufacturer: z.string(),
      image: z.string(),
      path: z.string(),
      color: z.string(),
      size: z.string(),
      type: z.string(),
      mainGroup: z.string(),
    }),
  ),
});
export type EnterpriseOrder = z.infer<typeof enterpriseOrder>;
export const enterpriseOrderResponse = z.object({ enterprise_order: enterpriseOrder });
/** GET /api/customer/enterprise/orders/: those that are open, newest first. */
export const enterpriseOrdersResponse = z.object({ enterprise_orders: z.array(enterpriseOrder) });
export type EnterpriseOrdersResponse = z.infer<typeof enterpriseOrdersResponse>;

const storeId = z.number().int().positive().max(32_767);

/** POST /api/staff/transfer-requests/: goods from some stores to another. `picks`: store id → pieces. */
export const transferRequest = z.object({
  to: storeId,
  from: z.array(storeId).min(1).max(20),
  is_high_priority: z.boolean().default(false),
  reserve: z.boolean().default(false),
  rows: z
    .array(
      z.object({
        productId: z.number().int().positive(),
        amount: pieces,
        picks: z.record(z.string().regex(/^\d{1,5}$/), z.number().int().min(0).max(9999)).default({}),
      }),
    )
    .min(1)
    .max(100),
});
export type TransferRequest = z.input<typeof transferRequest>;
export const transferRequestResponse = z.object({ id: z.number().int() });

/** requested → sent → received; a request that was not sent can be cancelled. */
export const transferStatus = z.enum(['requested', 'sent', 'received', 'cancelled']);
export type TransferStatus = z.infer<typeof transferStatus>;
/** POST /api/staff/transfer-requests/{id}/move/ */
export const moveTransferRequest = z.object({ status: transferStatus.exclude(['requested']) });
