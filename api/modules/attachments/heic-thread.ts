import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import load from 'libheif-js/libheif-wasm/libheif.js';
import type { HeicAnswer, HeicOrder } from './heic-order.ts';

// The thread of one HEIC: it decodes that file and ends. Whoever started it ends it where it takes too long.

const { path, mostPixels, mostMemoryBytes } = workerData as HeicOrder;
const pageBytes = 65_536;

// A memory of WebAssembly is outside of what a thread's own limits count. The decoder asks for more through this call
// alone, and takes a refusal as "no memory left"; the limit holds in this thread only.
const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, pages: number): number {
  if (this.buffer.byteLength + pages * pageBytes > mostMemoryBytes) throw new RangeError('no memory left for a HEIC');
  return grow.call(this, pages);
};

async function decode(): Promise<HeicAnswer> {
  const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm');
  const silent = () => undefined;
  const heif = await load({ wasmBinary: await readFile(wasm), print: silent, printErr: silent });
  const context = heif.heif_context_alloc();
  const read = heif.heif_context_read_from_memory(context, await readFile(path));
  if (read.code !== heif.heif_error_code.heif_error_Ok) return { refused: 'broken' };
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (handle.code !== undefined) return { refused: 'broken' };
  const width = heif.heif_image_handle_get_width(handle);
  const height = heif.heif_image_handle_get_height(handle);
  if (width * height > mostPixels) return { refused: 'pixels' };
  const { heif_colorspace_RGB: colours } = heif.heif_colorspace;
  const decoded = await heif.heif_js_decode_image2(handle, colours, heif.heif_chroma.heif_chroma_interleaved_RGBA);
  const [channel, ...others] = decoded.code === undefined ? decoded.channels : [];
  // The picture may be smaller than its container says, and never larger.
  if (!channel || others.length > 0 || channel.width * channel.height > mostPixels) return { refused: 'broken' };
  const row = channel.width * 4;
  const pixels = new Uint8Array(row * channel.height);
  for (let line = 0; line < channel.height; line += 1) {
    const start = line * channel.stride;
    pixels.set(channel.data.subarray(start, start + row), line * row);
  }
  return { picture: { width: channel.width, height: channel.height, pixels } };
}

const answer = await decode().catch((): HeicAnswer => ({ refused: 'broken' }));
parentPort?.postMessage(answer, 'picture' in answer ? [answer.picture.pixels.buffer as ArrayBuffer] : []);
