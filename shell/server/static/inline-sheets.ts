import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Cache } from 'mf-shared/rules/cache';
import { errorFacts, log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { LinkedFile } from './shell-assets.ts';

/** A sheet whose rules stand in the document. */
export interface InlineSheet {
  /** The element; `data-href` lets webpack's runtime see that the sheet is there. */
  html: string;
  /** Its rules. */
  text: string;
  /** `sha256-…`, as the content security policy names it. */
  hash: string;
}

/** How the policy names a sheet by its text. */
export const styleHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const mostSheets = 200;
/** A sheet that could not be read may be there the next time. */
const linkedForMs = 60_000;
/** Text that would end the element, and addresses that are relative to the sheet. */
const boundToItsFile = /<\/style|url\((?!\s*["']?(?:\/|data:|#))/i;

/** Published sheets as they stand in documents: a first visit does not ask for them. */
export class InlineSheets {
  readonly #settings: Pick<Settings, 'shellFiles' | 'releasesDirectory' | 'isDevelopment'>;
  readonly #sheets = new Cache<InlineSheet | 'linked'>({
    most: mostSheets,
    freshMs: (sheet) => (sheet === 'linked' ? linkedForMs : Number.POSITIVE_INFINITY),
  });

  constructor(settings: Pick<Settings, 'shellFiles' | 'releasesDirectory' | 'isDevelopment'>) {
    this.#settings = settings;
  }

  /** Null for a sheet that has to be linked: in development, one that cannot be read, or whose bytes are not those of its hash. */
  find({ href, integrity }: LinkedFile): InlineSheet | null {
    if (this.#settings.isDevelopment) return null;
    const sheet = this.#sheets.getOrMake(href + integrity, () => this.#read(href, integrity) ?? 'linked');
    return sheet === 'linked' ? null : sheet;
  }

  #read(href: string, integrity: string): InlineSheet | null {
    try {
      const text = readFileSync(this.#fileOf(href), 'utf8');
      if (`sha384-${createHash('sha384').update(text).digest('base64')}` !== integrity)
        throw new Error('Its bytes are not those of its hash');
      if (boundToItsFile.test(text)) return null;
      return { text, html: `<style data-href="${path.posix.basename(href)}">${text}</style>`, hash: styleHash(text) };
    } catch (error) {
      log('error', 'sheet is linked and not inlined', { href, ...errorFacts(error) });
      return null;
    }
  }

  #fileOf(href: string): string {
    const { shellFiles, releasesDirectory } = this.#settings;
    const [, folder = '', ...rest] = href.split('/');
    return path.join(folder === 'remotes' ? releasesDirectory : shellFiles, ...rest);
  }
}
