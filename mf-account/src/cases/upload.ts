import type { DraftAttachments } from 'mf-shared/contract';
import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import { randomText } from './kept-form.ts';

export interface Upload {
  key: string;
  name: string;
  bytes: number;
  state: 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Why it failed, in the service's words; '' where it did not answer. */
  message: string;
  /** The service takes no file of its kind: sent again it is refused again. */
  isRefused: boolean;
  /** Once it is stored. */
  id: string | null;
  url: string | null;
}

export type UploadLimit = 'count' | 'size' | null;

/** The kind of case that files belong to: the limits differ. */
export type FilesOf = 'complaint' | 'return';

/** A file that was chosen and is to be sent under its key. */
export interface ChosenFile {
  key: string;
  file: File;
}

/** The upload of a file that is about to be sent. */
export const startedUpload = ({ key, file: { name, size } }: ChosenFile): Upload => ({
  ...{ key, name, bytes: size, state: 'sending', share: 0 },
  ...{ message: '', isRefused: false, id: null, url: null },
});

/** The upload of a file that the service has already. */
export const storedUpload = ({ id, name, sent_bytes, url }: DraftAttachments['results'][number]): Upload => ({
  ...{ key: id, name, bytes: sent_bytes, state: 'done', share: 1 },
  ...{ message: '', isRefused: false, id, url },
});

/** The chosen files that there is room for beside the others, and the limit that keeps the rest out. */
export function withinLimits(chosen: readonly File[], uploads: readonly Upload[], of: FilesOf) {
  let bytes = bytesOf(uploads);
  let limit: UploadLimit = null;
  const taken: ChosenFile[] = [];
  for (const file of chosen) {
    if (uploads.length + taken.length >= attachmentLimits.files) limit = 'count';
    else if (bytes + file.size > attachmentLimits[`${of}Bytes`]) limit = 'size';
    else {
      bytes += file.size;
      taken.push({ key: randomText(), file });
    }
  }
  return { taken, limit };
}

/** The files are larger together than the service takes. */
export const areTooLarge = (uploads: readonly Upload[], of: FilesOf): boolean =>
  bytesOf(uploads) > attachmentLimits[`${of}Bytes`];

const bytesOf = (uploads: readonly Upload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);
