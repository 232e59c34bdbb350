import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderedHtml {
  /** Preloads that React wants in the head. */
  preloads: string;
  html: string;
}

const leadingLinks = /^(?:<link [^>]*>)+/;

/**
 * Renders to one string, after everything that suspended is there. With no limit to a chunk React never writes
 * the inline scripts that the content security policy forbids.
 * @throws what the tree threw where no boundary of the server's caught it
 */
export function renderHtml(tree: ReactNode): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failure: unknown;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        if (failure !== undefined) return reject(failure);
        const whole = Buffer.concat(chunks).toString('utf8');
        const preloads = leadingLinks.exec(whole)?.[0] ?? '';
        resolve({ preloads, html: whole.slice(preloads.length) });
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
    });
  });
}
