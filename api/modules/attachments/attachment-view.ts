import type { Attachment } from 'mf-shared/contract';
import type { AttachmentsTable } from '../../db/schema/tables.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

const minutes = 15;

export const attachmentColumns = [
  'id',
  'name',
  'media_type',
  'sent_bytes',
  'bytes',
  'width',
  'height',
  'store_key',
] as const;
export type AttachmentRow = Omit<Pick<AttachmentsTable, (typeof attachmentColumns)[number]>, 'id'> & { id: string };

/** An attachment as its owner and the staff see it: with an address that works for some minutes and for nothing else. */
export function viewAttachment(secret: ServiceSecret, row: AttachmentRow): Attachment {
  const { id, name, media_type, sent_bytes, width, height } = row;
  // The same address for a while, so that a page that is read again does not load its pictures again.
  const period = minutes * 60;
  const expires = (Math.ceil(Date.now() / 1000 / period) + 1) * period;
  return { id, name, media_type, sent_bytes, width, height, url: signedPath(secret, id, expires) };
}

/** Where an attachment is read until then, by whoever has the address. */
export function signedPath(secret: ServiceSecret, id: string, expires: number): string {
  const signature = signatureOf(secret, id, expires);
  return `/api/attachments/${id}/?${new URLSearchParams({ expires: String(expires), signature })}`;
}

/** Whether an address was given out for this file and is not over yet. */
export const isSigned = (
  secret: ServiceSecret,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): boolean => expires * 1000 > Date.now() && secret.matches('attachment', `${id} ${expires}`, signature);

const signatureOf = (secret: ServiceSecret, id: string, expires: number): string =>
  secret.keyFor('attachment', `${id} ${expires}`);
