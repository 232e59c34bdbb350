import type { LoadedPage } from './load-page.ts';
import { DocumentNeeded } from './page-environment.ts';

/** The service did not tell the slugs: only the server can tell what the path names. */
export class SlugsUnknown extends DocumentNeeded {
  readonly path: string;

  constructor(path: string) {
    super('slugs');
    this.path = path;
  }
}

/**
 * Keeps a page that can be read where loading it again fails in a way that may pass (ERR-15).
 * @param shown the page that stands there, unless its visitor goes somewhere
 */
export async function keepReadable(
  loading: Promise<LoadedPage>,
  shown: LoadedPage | null | undefined,
): Promise<LoadedPage> {
  if (shown?.kind !== 'page') return loading;
  try {
    const page = await loading;
    return page.path === shown.path && page.kind === 'error' && page.error.isRetryable ? shown : page;
  } catch (error) {
    if (error instanceof SlugsUnknown && error.path === shown.path) return shown;
    throw error;
  }
}
