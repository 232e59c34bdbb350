import { z } from 'zod';

/** The secret of a form that is not sent yet: it owns the files that were uploaded for it. */
export const draftSecret = z.string().regex(/^[\w-]{22,64}$/);

/** POST /api/attachments/?…, with the file's bytes as the body (application/octet-stream). */
export const uploadQuery = z.object({
  /** The file's own key: the same upload sent again is the same file. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  name: z.string().max(200).default(''),
  /** What the files are for: the limits differ. */
  of: z.enum(['complaint', 'return']).default('complaint'),
});

/** A file of a case, or of a form on its way to one. */
export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  media_type: z.enum(['image/jpeg', 'application/pdf']),
  /** Bytes as they were sent: the limits count these. */
  sent_bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Where its owner and the staff see it, for some minutes. */
  url: z.string(),
});
export type Attachment = z.infer<typeof attachment>;
/** GET /api/attachments/: the files of a draft. */
export const draftAttachments = z.object({ results: z.array(attachment) });
export type DraftAttachments = z.infer<typeof draftAttachments>;

export const attachmentParams = z.object({ id: z.uuid() });
export const attachmentQuery = z.object({ expires: z.coerce.number().int(), signature: z.string().max(64) });
