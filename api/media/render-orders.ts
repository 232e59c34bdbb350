import type { Rendering } from './rendering.ts';

/** What the service sends to the drawing process. */
export interface RenderOrder {
  id: number;
  rendering: Rendering;
  /** Absolute path to write, inside the cache. */
  file: string;
  /** An earlier, larger rendering to shrink instead of drawing again. */
  largerFile?: string;
}

export interface RenderAnswer {
  id: number;
  failure?: string;
}
