import type { Pictures } from 'api/media';
import { drawingRevision } from './drawing-revision.ts';
import { sources } from './picture-sources.ts';

export const demoPictures = (): Pictures => ({
  sources,
  revision: drawingRevision(),
  module: new URL('./picture-sources.ts', import.meta.url),
});
