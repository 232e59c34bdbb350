import type { ComplaintForm, ComplaintOutcome, ComplaintRow, ComplaintStatus, ComplaintWish } from 'mf-shared/contract';
import type { Generated, Hash, Json, Moment, MomentOrNull } from './column-kinds.ts';

export interface ComplaintsTable {
  id: string;
  number: Generated<number>;
  code_hash: Hash;
  request_key: string;
  request_hash: Hash;
  order_id: number | null;
  customer_id: number | null;
  language: string;
  status: Generated<ComplaintStatus>;
  version: Generated<number>;
  wish: ComplaintWish;
  outcome: ComplaintOutcome | null;
  name: string;
  email: string;
  form: Json<Omit<ComplaintForm, 'customerName' | 'email' | 'wish' | 'rows'>>;
  submitted_at: Moment;
  status_at: Moment;
  ended_at: MomentOrNull;
}

export interface ComplaintRowsTable {
  complaint_id: string;
  position: number;
  variant_id: number | null;
  facts: Json<Omit<ComplaintRow, 'productId'>>;
}

export interface ComplaintEventsTable {
  id: Generated<number>;
  complaint_id: string;
  at: Moment;
  by: 'buyer' | 'staff';
  actor_id: number | null;
  status: ComplaintStatus | null;
  body: Generated<string>;
  is_internal: Generated<boolean>;
  request_key: string | null;
}

export interface ComplaintsTables {
  complaints: ComplaintsTable;
  complaint_rows: ComplaintRowsTable;
  complaint_events: ComplaintEventsTable;
}
