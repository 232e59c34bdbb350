import type { MarkupKeeper } from 'mf-shared/router';
import { Cache } from 'mf-shared/rules/cache';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** About 6,000 cards, two bytes a letter. */
const mostBytes = 32_000_000;
/** Parts that a page asks for in vain are noted twice before they are rendered for keeping: most never come again. */
const mostSeen = 20_000;
const mostConfigs = 200;
/** In the place of an id that a place in the tree makes: what has one is not the same everywhere. */
const idMark = '\u0001';
/** React writes it where something suspended or threw. */
const missing = '<!--$!-->';
/** What React takes into the head stands first in the markup. */
const forHead = /^<(?:link|title|meta|style|script|base)\b/;

/**
 * Markup of parts that many pages of one release show alike. Pages never wait for it: a part is rendered as usual until it
 * was asked for twice, and then once more, alone, after the page that asked.
 */
export class KeptParts {
  readonly #markup = new Cache<string>({ mostBytes, sizeOf: (html) => 2 * html.length });
  readonly #seen = new Cache<'once' | 'never kept'>({ most: mostSeen });
  readonly #configs = new Cache<number>({ most: mostConfigs });
  readonly #numbers = new WeakMap<object, number>();
  #last = 0;

  /** What one page asks, and what then renders what it asked for. @param config all that a part may read besides its props */
  openPage(config: object): { keeper: MarkupKeeper; keepAsked: (provide: (part: ReactElement) => ReactNode) => void } {
    const scope = this.#configs.getOrMake(JSON.stringify(config), () => this.#next());
    const asked = new Map<string, ReactElement>();
    return {
      keeper: (part) => {
        const key = `${scope} ${this.#keyOf(part)}`;
        const known = this.#markup.get(key);
        if (known !== undefined) return known;
        const seen = this.#seen.get(key);
        if (seen === 'once') asked.set(key, part);
        else if (seen === undefined) this.#seen.set(key, 'once');
        return null;
      },
      keepAsked: (provide) => {
        for (const [key, part] of asked) this.#keep(key, provide(part));
        asked.clear();
      },
    };
  }

  #keep(key: string, part: ReactNode): void {
    const html = render(part);
    if (html === null) this.#seen.set(key, 'never kept');
    else this.#markup.set(key, html);
  }

  /** Its component and props: objects are told apart by who they are, as `memo` does. */
  #keyOf({ type, props }: ReactElement): string {
    let key = this.#nameOf(type);
    for (const [name, value] of Object.entries(props as object)) key += ` ${name}:${this.#nameOf(value)}`;
    return key;
  }

  #nameOf(value: unknown): string {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function')
      return JSON.stringify(value) ?? '';
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.#next();
      this.#numbers.set(value, number);
    }
    return `#${number}`;
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}

/** Null where the markup cannot stand in every page: it failed, waits, has ids of its place, or wants something in the head. */
function render(part: ReactNode): string | null {
  try {
    const html = renderToString(part, { identifierPrefix: idMark });
    return html.includes(idMark) || html.includes(missing) || forHead.test(html) ? null : html;
  } catch {
    return null;
  }
}
