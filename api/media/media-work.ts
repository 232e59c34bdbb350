import type { Rendering } from './rendering.ts';

/** The work that the service leaves to its media process. */
export type MediaOrder =
  | { kind: 'inspect'; file: string }
  /** Makes a rendering of the original in `from`, and writes it to `to`. */
  | { kind: 'render'; from: string; to: string; rendering: Rendering };
