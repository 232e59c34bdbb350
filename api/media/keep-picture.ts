import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadedPicture } from 'mf-shared/contract';
import { isKeptByContent, keepByContent, pathByContent } from '../file-stores/kept-by-content.ts';
import { Refusal } from '../http/refusal.ts';
import { oneAtATime } from '../modules/attachments/one-at-a-time.ts';
import { receiveFile } from '../modules/attachments/receive-file.ts';
import { mediaPath } from '../read-model/picture-paths.ts';
import { checkPhotograph, UnusablePicture } from './check-photograph.ts';

const mostMegabytes = 30;
const refusals = { kind: 'picture_kind', pixels: 'picture_pixels', damaged: 'picture_damaged' } as const;

/** Decoding takes memory: one file at a time, the others wait on the disk. */
const inTurn = oneAtATime();

/**
 * Checks a picture that staff upload and keeps it among the originals, as an import does. Nobody sees it before a product,
 * a text or the menu has it.
 * @throws Refusal 413, 415 or 422 for what cannot be shown, 503 where the disk takes no more
 */
export function keepPicture(
  { originalsDir, log }: { originalsDir: string; log: Pick<FastifyBaseLogger, 'error'> },
  body: Readable,
): Promise<UploadedPicture> {
  const notStored = (error: unknown): Refusal => {
    log.error({ err: error }, 'picture not stored');
    return new Refusal(503, 'picture_not_stored');
  };
  const tooLarge = () => new Refusal(413, 'picture_too_large', { values: { size: mostMegabytes } });
  return receiveFile({ body, mostBytes: mostMegabytes * 1024 * 1024, tooLarge, notStored }, async ({ path: file }) => {
    await inTurn(() => checkPhotograph(file)).catch((error: unknown) => {
      if (error instanceof UnusablePicture)
        throw new Refusal(error.reason === 'kind' ? 415 : 422, refusals[error.reason]);
      throw error;
    });
    const path = await pathByContent(file);
    if (!(await isKeptByContent(originalsDir, path)))
      await keepByContent(originalsDir, path, file).catch((error: unknown) => {
        throw notStored(error);
      });
    return { path: mediaPath(path) };
  });
}
