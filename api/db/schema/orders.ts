import type { ColumnType } from 'kysely';
import type { Day, Generated, Hash, Json, JsonDefault, Moment, MomentOrNull } from './column-kinds.ts';

export type StoredOrderStatus =
  | 'pending_payment'
  | 'processing'
  | 'ready_for_packing'
  | 'ready_for_pick_up'
  | 'transported_to_pickuplocation'
  | 'shipped'
  | 'delivered'
  | 'manual_cancellation'
  | 'cancelled';

export interface OrdersTable {
  id: Generated<number>;
  number: Generated<string>;
  key_hash: Hash;
  customer_id: number | null;
  status: Generated<StoredOrderStatus>;
  language: string;
  country_code: string;
  tax_area_id: number;
  currency: Generated<string>;
  shown_currency: Generated<string>;
  shown_rate: Generated<number>;
  lines_minor: number;
  delivery_minor: Generated<number>;
  repack_minor: Generated<number>;
  discount_minor: Generated<number>;
  total_minor: number;
  gift_card_minor: Generated<number>;
  vat: JsonDefault<{ basis_points: number; net_minor: number; vat_minor: number }[]>;
  discount_code_id: number | null;
  gift_campaign_code_id: number | null;
  delivery_method: string;
  delivery_location: Generated<string>;
  delivery: JsonDefault<{ name?: string; location?: string; estimate_text?: string }>;
  first_name: string;
  last_name: string;
  address: string;
  postal_code: string;
  city: string;
  phone: string;
  email: string;
  special_request: Generated<string>;
  extra: JsonDefault<Record<string, unknown>>;
  placed_at: Moment;
  paid_at: MomentOrNull;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  line_number: number;
  kind: Generated<'product' | 'gift_card'>;
  variant_id: number | null;
  model_id: number;
  bundle_hash: string | null;
  name: string;
  manufacturer: string;
  color: Generated<string>;
  size: Generated<string>;
  type: Generated<string>;
  image: Generated<string>;
  path: Generated<string>;
  amount: number;
  unit_minor: number;
  regular_minor: number;
  /** What one piece was compared with when it was sold. */
  reference_minor: number | null;
  row_minor: number;
  discount_minor: Generated<number>;
  vat_basis_points: number;
  vat_minor: number;
  extra: JsonDefault<Record<string, unknown>>;
}

export interface OrderStatusHistoryTable {
  id: Generated<number>;
  order_id: number;
  status: StoredOrderStatus;
  at: Moment;
  actor_id: number | null;
  note: Generated<string>;
}

export interface ReservationsTable {
  id: Generated<number>;
  order_id: number;
  variant_id: number;
  store_id: number;
  amount: number;
  status: Generated<'held' | 'taken' | 'released'>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  settled_at: MomentOrNull;
}

/** A buyer's declaration that these goods come back: a withdrawal, or a return in the shop's own time. */
export interface OrderWithdrawalsTable {
  id: Generated<number>;
  order_id: number;
  lines: Json<{ product_id: number; amount: number }[]>;
  reason: Generated<string>;
  declared_at: Moment;
  kind: Generated<'withdrawal' | 'return'>;
  refund_minor: number | null;
  delivery_minor: Generated<number>;
  has_left: Generated<boolean>;
  send_by: Day | null;
  send_to: Generated<string>;
  proof: 'key' | 'email' | 'account' | null;
  outcome: 'refunded' | 'closed' | 'revoked' | null;
  settled_at: MomentOrNull;
  settled_by: number | null;
  note: Generated<string>;
}

export interface OrdersTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_status_history: OrderStatusHistoryTable;
  reservations: ReservationsTable;
  order_withdrawals: OrderWithdrawalsTable;
}
