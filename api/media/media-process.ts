import { copyFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inspect } from './inspect.ts';
import type { MediaOrder } from './media-work.ts';
import { rasterise } from './raster.ts';
import { answerOrders } from './work-process.ts';
import { writeWhole } from './write-whole.ts';

// Entry of the child process that decodes and encodes: a crash or a long rendering here never stalls the service.
answerOrders(async (order: MediaOrder) => {
  if (order.kind === 'inspect') return inspect(order.file);
  const { from, to, rendering } = order;
  if (rendering.format !== 'svg') return writeWhole(to, await rasterise(from, rendering));
  await mkdir(dirname(to), { recursive: true });
  return copyFile(from, to);
});
