import type { Generated, Moment, MomentOrNull } from './column-kinds.ts';

export interface AttachmentsTable {
  id: Generated<string>;
  /** SHA-256 of an unsent form's secret; null once the file belongs to a case. */
  draft_hash: Uint8Array | null;
  upload_key: string;
  name: string;
  media_type: 'image/jpeg' | 'application/pdf';
  sent_bytes: number;
  bytes: number;
  width: number | null;
  height: number | null;
  store_key: string;
  created_at: Moment;
  expires_at: MomentOrNull;
  complaint_id: string | null;
  event_id: number | null;
}

export interface AttachmentsTables {
  attachments: AttachmentsTable;
}
