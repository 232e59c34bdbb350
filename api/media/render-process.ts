import { mkdir, rename, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { findPicture, type PictureSource } from './picture.ts';
import { rasterise } from './raster.ts';
import type { RenderAnswer, RenderOrder } from './render-orders.ts';

const [, , module] = process.argv;
const { sources }: { sources: readonly PictureSource[] } = module ? await import(module) : { sources: [] };

/** Entry of the child process that draws: a crash or a long drawing here never stalls the service. */
async function render({ rendering, file, largerFile }: RenderOrder): Promise<void> {
  const picture = findPicture(sources, rendering.path);
  if (!picture) throw new Error(`No picture ${rendering.path}`);
  await mkdir(dirname(file), { recursive: true });
  const { width, height, maxWidth } = picture;
  const bytes =
    rendering.format === 'svg'
      ? Buffer.from((picture.drawVector ?? picture.draw)())
      : await rasterise(
          largerFile
            ? { kind: 'file', file: largerFile }
            : { kind: 'drawing', svg: picture.draw(), width, height, maxWidth },
          rendering,
        );
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

// Pages come before pictures: drawing takes what the shop leaves over.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on('message', (order: RenderOrder) => {
  const answer = (message: RenderAnswer) => process.send?.(message);
  render(order).then(
    () => answer({ id: order.id }),
    (error: unknown) => answer({ id: order.id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
// A terminal's interrupt reaches the whole group; the service ends this process when it has drained.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
