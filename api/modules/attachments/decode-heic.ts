import { Worker } from 'node:worker_threads';
import { attachmentLimits } from 'mf-shared/rules/attachment-limits';
import { Refusal } from '../../http/refusal.ts';
import type { HeicAnswer, HeicOrder, RawPicture } from './heic-order.ts';

const megabyte = 1024 * 1024;

export interface HeicLimits {
  pixels: number;
  memoryBytes: number;
  timeMs: number;
}

/** Pixels need 1.5 bytes each while they are decoded and 4 as a picture; the rest is for the decoder. */
const limits: HeicLimits = { pixels: attachmentLimits.heicPixels, memoryBytes: 512 * megabyte, timeMs: 30_000 };

/**
 * Decodes the main picture of a HEIC, turned as its camera was held, in a thread of its own (AFTER-72): a file that makes the
 * decoder fall, grow or run on takes nothing else with it. What comes is pixels only, to be written anew as any picture.
 * @throws Refusal 422 for what cannot be decoded within the limits
 */
export async function decodeHeic(path: string, own: Partial<HeicLimits> = {}): Promise<RawPicture> {
  const { pixels, memoryBytes, timeMs } = { ...limits, ...own };
  const workerData: HeicOrder = { path, mostPixels: pixels, mostMemoryBytes: memoryBytes };
  const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData,
    ...{ env: {}, execArgv: [], stdout: true, stderr: true },
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  });
  const answered = Promise.withResolvers<HeicAnswer>();
  const giveUp = () => answered.resolve({ refused: 'broken' });
  const overdue = setTimeout(giveUp, timeMs);
  thread.once('message', answered.resolve);
  thread.once('error', giveUp);
  thread.once('exit', giveUp);
  try {
    const answer = await answered.promise;
    if ('picture' in answer) return answer.picture;
    throw new Refusal(422, answer.refused === 'pixels' ? 'attachment_heic' : 'attachment_broken');
  } finally {
    clearTimeout(overdue);
    await thread.terminate();
  }
}
