import { z } from 'zod';

export const orderStatus = z.enum([
  'pending_payment',
  'processing',
  'ready_for_packing',
  'ready_for_pick_up',
  'transported_to_pickuplocation',
  'shipped',
  'delivered',
  'manual_cancellation',
  'cancelled',
]);
export type OrderStatus = z.infer<typeof orderStatus>;
export const paymentStatus = z.enum([
  'created',
  'authorised',
  'captured',
  'refunded',
  'failed',
  'cancelled',
  'expired',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;
