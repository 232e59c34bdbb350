import { z } from 'zod';
import { productTeaser } from './product-extra.ts';

export const quickAddQuery = z.object({ taxAreaId: z.coerce.number().int().optional() });

/** GET /api/quick-add/: products that need no choice, so that one press adds them (CONF-47). */
export const quickAdd = z.array(z.object({ variantId: z.number().int(), product: productTeaser }));
export type QuickAdd = z.infer<typeof quickAdd>;
