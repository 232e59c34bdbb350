import type { Generated, Moment } from './column-kinds.ts';

export interface EnterpriseOrdersTable {
  id: Generated<number>;
  customer_id: number;
  status: Generated<'open' | 'ordered' | 'closed'>;
  order_id: number | null;
  created_at: Moment;
}

export interface EnterpriseOrderRowsTable {
  enterprise_order_id: number;
  variant_id: number;
  amount: number;
}

export interface TransferRequestsTable {
  id: Generated<number>;
  to_store_id: number;
  status: Generated<'requested' | 'sent' | 'received' | 'cancelled'>;
  is_high_priority: Generated<boolean>;
  reserves: Generated<boolean>;
  created_by: number | null;
  created_at: Moment;
}

export interface TransferRequestRowsTable {
  transfer_request_id: number;
  variant_id: number;
  from_store_id: number;
  amount: number;
}

export interface InternalOrdersTables {
  enterprise_orders: EnterpriseOrdersTable;
  enterprise_order_rows: EnterpriseOrderRowsTable;
  transfer_requests: TransferRequestsTable;
  transfer_request_rows: TransferRequestRowsTable;
}
