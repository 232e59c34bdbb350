import { createRequire } from 'node:module';
import type { PageRenderRequest, PageRenderResult, ServerModules, ServerRelease } from '../../src/render/renderer.tsx';

export type ServerReleaseLike = ServerRelease;

const require = createRequire(import.meta.url);

/** The shell's server build: React, the router, the frame, and what remotes share of them. */
export interface Renderer {
  ServerRelease: new (modules: ServerModules) => ServerRelease;
  sharedModules: Readonly<Record<string, unknown>>;
  renderPage(request: PageRenderRequest): Promise<PageRenderResult>;
}

/** @throws when the shell is not built */
export function loadRenderer(file: string): Renderer {
  const renderer: Renderer = require(file);
  return renderer;
}

/** After a new compilation, in development. @throws when it cannot be run */
export function loadRendererAnew(file: string): Renderer {
  delete require.cache[require.resolve(file)];
  return loadRenderer(file);
}
