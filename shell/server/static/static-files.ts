import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from 'mf-shared/rules/accepted-encoding';
import { Cache } from 'mf-shared/rules/cache';
import { sendNotFound } from '../answer/refusal.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** For what stands at an address that names its content. */
export const immutable = 'public, max-age=31536000, immutable';
const safePath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
const cacheLimitBytes = 64 * 1024 * 1024;
/** Reading fails so where there is no such file. */
const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];
const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

/** Immutable files of one folder: names carry a content hash or stand in a versioned folder, so they are cached for good. */
export class StaticFiles {
  readonly #directory: string;
  readonly #isDevelopment: boolean;
  readonly #cache = new Cache<Buffer>({ mostBytes: cacheLimitBytes, sizeOf: ({ length }) => length });

  constructor(directory: string, isDevelopment: boolean) {
    this.#directory = directory;
    this.#isDevelopment = isDevelopment;
  }

  /**
   * Answers with the file, in the compressed form that the build left beside it, or with 404 where there is none.
   * @throws where a file that is there cannot be read
   */
  async serve(name: string, { headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): Promise<FastifyReply> {
    const type = types[path.extname(name)];
    if (!type || !safePath.test(name)) return sendNotFound(reply);
    const wanted = acceptedEncoding(headers['accept-encoding']);
    const encoded = wanted === 'identity' ? null : await this.#read(name + suffixes[wanted]);
    const body = encoded ?? (await this.#read(name));
    if (!body) return sendNotFound(reply);
    if (encoded) reply.header('content-encoding', wanted);
    return reply
      .headers({
        'content-type': type,
        'cache-control': this.#isDevelopment ? 'no-store' : immutable,
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
      })
      .send(body);
  }

  async #read(name: string): Promise<Buffer | null> {
    const known = this.#cache.get(name);
    if (known) return known;
    try {
      const body = await readFile(path.join(this.#directory, name));
      if (!this.#isDevelopment) this.#cache.set(name, body);
      return body;
    } catch (error) {
      if (error instanceof Error && 'code' in error && missing.includes(error.code)) return null;
      throw error;
    }
  }
}
