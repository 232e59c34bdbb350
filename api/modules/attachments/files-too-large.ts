import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import { Refusal } from '../../http/refusal.ts';

/** The kind of case that files belong to: the limits differ (AFTER-73). */
export type FilesOf = 'complaint' | 'return';

/** Bytes that all files of a case may have together, as they were sent. */
export const mostBytesOf = (of: FilesOf): number =>
  of === 'return' ? attachmentLimits.returnBytes : attachmentLimits.complaintBytes;

const megabyte = 1024 * 1024;

/** The refusal that names the limit which holds. */
export const filesTooLarge = (of: FilesOf): Refusal =>
  new Refusal(413, 'attachment_too_large', { values: { size: mostBytesOf(of) / megabyte } });
