import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { renderWaiting } from './render-waiting.tsx';

export interface RenderedHtml {
  /** Preloads that React wants in the head. */
  preloads: string;
  html: string;
}

const leadingLinks = /^(?:<link [^>]*>)+/;

/**
 * Renders to one string, with everything that suspended. What suspends is code that a process loads once; all other
 * renderings are done in one go, which spares writing bytes and reading them back.
 * @throws what the tree threw where no boundary of the server's caught it
 */
export async function renderHtml(tree: ReactNode): Promise<RenderedHtml> {
  const whole = renderAtOnce(tree) ?? (await renderWaiting(tree));
  const preloads = leadingLinks.exec(whole)?.[0] ?? '';
  return { preloads, html: whole.slice(preloads.length) };
}

/** What React writes where a boundary's content did not come: it suspended or threw. */
const missing = '<!--$!-->';

/** Null where something suspended or threw: waiting will show which. */
function renderAtOnce(tree: ReactNode): string | null {
  try {
    const whole = renderToString(tree);
    return whole.includes(missing) ? null : whole;
  } catch {
    return null;
  }
}
