import { sheetId } from '../../src/sheets/sheet-cookie.ts';
import type { InlineSheet, InlineSheets } from '../static/inline-sheets.ts';
import { linkSheet, type ShellAssets } from '../static/shell-assets.ts';

interface StyledHtml {
  html: Buffer;
  styles: readonly string[];
}

/**
 * The shell's sheet. A browser that does not have it gets it inside its first page, which can be painted without a further
 * round trip; from the next document on it is linked and comes from the browser's cache (`keep-sheet.ts`).
 */
export class MainSheet {
  readonly #id: string;
  readonly #link: string;
  readonly #inline: InlineSheet | null;

  constructor({ main }: Pick<ShellAssets, 'main'>, sheets: Pick<InlineSheets, 'find'>) {
    const [file] = main.css;
    this.#id = file ? sheetId(file.href) : '';
    this.#link = file ? linkSheet(file) : '';
    this.#inline = file ? sheets.find(file) : null;
  }

  /** Whether a browser that sends this cookie has the sheet. */
  isKept(cookie: string | undefined): boolean {
    return cookie === this.#id;
  }

  /** A page that links the sheet, with the sheet inside. */
  inline<Page extends StyledHtml>(page: Page): StyledHtml {
    const sheet = this.#inline;
    const at = sheet ? page.html.indexOf(this.#link) : -1;
    if (!sheet || at < 0) return page;
    const [before, after] = [page.html.subarray(0, at), page.html.subarray(at + this.#link.length)];
    return { html: Buffer.concat([before, Buffer.from(sheet.html), after]), styles: [sheet.hash, ...page.styles] };
  }
}
