import { sheetId } from '../../src/sheets/sheet-cookie.ts';
import { type InlineSheet, type InlineSheets, styleHash } from '../static/inline-sheets.ts';
import { type LinkedFile, linkSheet, type ShellAssets } from '../static/shell-assets.ts';
import { classesOf, UsableSheet } from '../static/used-rules.ts';

interface StyledHtml {
  html: Buffer;
  styles: readonly string[];
}

interface DressedHtml extends StyledHtml {
  mainSheet: 'linked' | 'inlined';
}

/** The sheet of late parts: its file, and its rules. */
interface LateSheet {
  file: LinkedFile;
  rules: UsableSheet;
}

/**
 * The shell's sheets. A browser that does not have the main one gets it inside its first page: it can be painted without a
 * further round trip. From the next document on it is linked and comes from the browser's cache (`keep-sheet.ts`). No page
 * waits for the late one: each carries those of its rules that it uses, and asks for the file by a link that holds back
 * nothing, in its place in the cascade, which counts when the page's code says so (`take-late-sheet.ts`).
 */
export class MainSheet {
  readonly #file: LinkedFile | undefined;
  readonly #links: string;
  readonly #main: InlineSheet | null;
  readonly #late: LateSheet | null;
  readonly #usedBy = new WeakMap<Buffer, { html: string; styles: string[] }>();

  constructor({ main, late }: Pick<ShellAssets, 'main' | 'late'>, sheets: Pick<InlineSheets, 'find'>) {
    const [file] = main.css;
    const [lateFile] = late;
    const lateSheet = lateFile ? sheets.find(lateFile) : null;
    this.#file = file;
    this.#links = [...main.css, ...late].map(linkSheet).join('');
    // Both or none: the late one's rules follow the main one's.
    this.#main = file && !lateFile === !lateSheet ? sheets.find(file) : null;
    this.#late = lateFile && lateSheet ? { file: lateFile, rules: new UsableSheet(lateSheet.text) } : null;
  }

  /** A page that links the sheets, as a browser that sends this cookie gets it. */
  dress(page: StyledHtml, cookie: string | undefined): DressedHtml {
    const [file, main] = [this.#file, this.#main];
    const at = main ? page.html.indexOf(this.#links) : -1;
    if (!file || !main || at < 0) return { html: page.html, styles: page.styles, mainSheet: 'linked' };
    const isKept = cookie === sheetId(file.href);
    const used = this.#late ? this.#used(page.html, this.#late) : { html: '', styles: [] };
    const [before, after] = [page.html.subarray(0, at), page.html.subarray(at + this.#links.length)];
    return {
      html: Buffer.concat([before, Buffer.from((isKept ? linkSheet(file) : main.html) + used.html), after]),
      styles: [...(isKept ? [] : [main.hash]), ...used.styles, ...page.styles],
      mainSheet: isKept ? 'linked' : 'inlined',
    };
  }

  #used(html: Buffer, { file, rules }: LateSheet): { html: string; styles: string[] } {
    let used = this.#usedBy.get(html);
    if (!used) {
      // Class names are of Latin letters.
      const text = rules.rulesFor(classesOf(html.toString('latin1')));
      used = { html: (text && `<style>${text}</style>`) + linkAside(file), styles: text ? [styleHash(text)] : [] };
      this.#usedBy.set(html, used);
    }
    return used;
  }
}

/** Without `data-href`: it is no sheet that failed while it is on its way (`dropFailedSheets`). */
const linkAside = (file: LinkedFile): string => linkSheet(file).replace(/ data-href="[^"]*"/, ' media="not all"');
