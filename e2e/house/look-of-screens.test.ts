import { describe, expect, it } from 'vitest';
import { filesOf, read } from './source-files.ts';

/** What sheets and components say of the screens (docs/design/look.md). */

const rooms = ['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const;
const sheets = rooms.flatMap((room) => filesOf(room, ['.css']));
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const code = rooms.flatMap((room) => filesOf(room, ['.ts', '.tsx'])).filter((path) => !isTest(path));
const ui = (path: string) => read(`mf-shared/ui/${path}`);
/** What a sheet says of a selector, outside media queries first. */
const said = (sheet: string, selector: string): string => {
  const name = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|\\n)\\s*${name} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
};
/** The widths from which a selector has so many columns. */
const columns = (sheet: string, selector: string): number[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*grid-template-columns: repeat\((\d)[^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(/[,;]/).some((each) => each.trim() === selector))
    .map(([, , , count]) => Number(count));

describe('colour', () => {
  it('the orange of the action is the ground of buttons, the skip link, the loading bar and the staff’s sign alone (LOOK-6)', () => {
    const grounds = sheets.filter((path) => /background: var\(--action\)/.test(read(path)));
    expect(grounds.toSorted()).toEqual([
      'mf-account/src/staff-bar/staff-bar.module.css',
      'mf-shared/ui/button/button.module.css',
      'mf-shared/ui/styles/base.css',
      'shell/src/frame/loading/loading-bar.module.css',
    ]);
    const raw = sheets.filter((path) => !path.startsWith('mf-shared/ui/styles/') && /cloudberry/.test(read(path)));
    expect(raw).toEqual([]);
  });

  it('sale is lingonberry, success is moss (LOOK-7)', () => {
    const meaning = ui('styles/meaning.css');
    expect(meaning).toMatch(/--sale: light-dark\(var\(--lingonberry-\d+\), var\(--lingonberry-\d+\)\)/);
    expect(meaning).toMatch(/--good: light-dark\(var\(--moss-\d+\), var\(--moss-\d+\)\)/);
  });
});

it('no sheet of the shell’s names what staff alone see: shoppers load them all (LOOK-55)', () => {
  const everybodys = filesOf('shell', ['.ts']).filter((path) => path.includes('/sheets/'));
  expect(everybodys.length).toBeGreaterThan(0);
  expect(everybodys.filter((path) => /staff/i.test(read(path)))).toEqual([]);
});

describe('space and cards', () => {
  it('sections breathe with 48 to 96 px (LOOK-18)', () => {
    expect(ui('styles/meaning.css')).toMatch(/--section: clamp\(3rem, .*, 6rem\);/);
    expect(ui('layout/layout.module.css')).toContain('var(--section)');
  });

  it('nothing has a border all around and a shadow at the same time, but what floats over the page (LOOK-19)', () => {
    const both = sheets
      .filter((path) => !path.includes('/styles/'))
      .flatMap((path) =>
        [...read(path).matchAll(/\{([^{}]*)\}/g)]
          .map(([, block = '']) => block)
          .filter(
            (block) =>
              /(?:^|\s)border: (?!0|none)/.test(block) &&
              /box-shadow: (?!none|inset|var\(--shadow-float\))/.test(block),
          )
          .map((block) => `${path}: ${block.trim()}`),
      );
    expect(both).toEqual([]);
  });

  it('cards stand 2, 3 or 4 in a row, small ones 3, 4 or 5, by the switch of the grid’s size (LOOK-26, LOOK-34)', () => {
    const layout = ui('layout/layout.module.css');
    expect(columns(layout, '.cards')).toEqual([2, 3, 4]);
    expect(columns(layout, '.cardsSmall')).toEqual([3, 4, 5]);
  });

  it('a card’s picture is 4:5, on the ground of its theme (LOOK-2, LOOK-38)', () => {
    expect(said(ui('card/card.module.css'), '.picture')).toContain('aspect-ratio: 4 / 5');
    expect(ui('picture/picture.module.css')).toMatch(/background: var\(--[\w-]+\)/);
  });

  it('a card is one link, drawn over it; the heart lies above; nothing changes its size under the pointer (LOOK-39)', () => {
    const card = ui('card/card.module.css');
    expect(said(card, '.name a::after')).toMatch(/position: absolute;\s*inset: 0;/);
    expect(said(card, '.heart')).toContain('z-index: 1');
    const hover = [...card.matchAll(/:hover[^{]*\{([^}]*)\}/g)].map(([, block]) => block).join();
    expect(hover).not.toMatch(/(?:padding|margin|inline-size|block-size|font-size|border-\w+-width|transform|scale):/);
  });
});

describe('the frame', () => {
  it('the header holds logo, search, account, wishlist and the cart, in this order (LOOK-27)', () => {
    const header = read('shell/src/frame/header/header.tsx');
    const tools = read('shell/src/frame/header/header-tools.tsx');
    const inTurn = (text: string, parts: readonly string[]) => parts.map((part) => text.lastIndexOf(part));
    const order = inTurn(header, ['<Logo', '<SearchForm', '<HeaderTools']);
    const ways = inTurn(tools, ['shape={personIcon}', 'shape={heartIcon}', 'shape={bagIcon}']);
    for (const places of [order, ways]) {
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(read('shell/src/frame/header/header.module.css')).toMatch(/\.search \{[^}]*flex: 1;/);
  });

  it('its row is 56 px high on phones and 72 elsewhere, and stays (LOOK-28)', () => {
    expect([...ui('styles/meaning.css').matchAll(/--row: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)).toEqual([
      56, 72,
    ]);
    const header = read('shell/src/frame/header/header.module.css');
    expect(said(header, '.main')).toContain('position: sticky');
    expect(said(header, '.row')).toContain('block-size: var(--row)');
  });

  it('below 900 px a bar at the foot holds menu and search, and gives way to the buy bar (LOOK-29)', () => {
    const bar = read('shell/src/frame/bottom-bar.module.css');
    expect(said(bar, '.bar')).toContain('position: fixed');
    expect(said(bar, ':global(html[data-buy-bar]) .bar')).toContain('display: none');
    expect(bar).toMatch(/@media \(width >= 56\.25rem\) \{\s*\.bar \{\s*display: none/);
    expect(ui('buy-box/buy-bar.module.css')).toMatch(/html:not\(\[data-buy-bar\]\)\) \.bar \{\s*display: none/);
  });

  it('filters are 28rem wide from the right, as wide as the screen on phones; a list’s toolbar sticks under the header (LOOK-35, LOOK-36)', () => {
    const side = said(ui('dialog/dialog.module.css'), '.side');
    expect(side).toContain('inset: 0 0 0 auto');
    expect(side).toContain('inline-size: min(100%, 28rem)');
    const toolbar = said(ui('toolbar/toolbar.module.css'), '.toolbar');
    expect(toolbar).toContain('position: sticky');
    expect(toolbar).toContain('inset-block-start: var(--stick)');
  });

  it('a product has columns of 7 and 5 from 900 px on, and a buy box that sticks from 1200 px (LOOK-40)', () => {
    const box = ui('buy-box/buy-box.module.css');
    expect(box).toMatch(/@media \(width >= 56\.25rem\) \{[\s\S]*minmax\(0, 7fr\) minmax\([\w.]+, 5fr\)/);
    expect(box).toMatch(/@media \(width >= 75rem\) \{[\s\S]*position: sticky/);
  });

  it('the checkout has a column of steps and a summary that stays beside it (LOOK-44)', () => {
    const frame = read('mf-checkout/src/pages/checkout-frame.module.css');
    expect(frame).toMatch(
      /@media \(width >= 56\.25rem\) \{\s*\.checkout \{\s*grid-template-columns: minmax\(0, 1fr\) clamp/,
    );
    expect(frame).toMatch(/\.summary \{\s*position: sticky/);
  });

  it('a receipt keeps the paper theme at night and prints a sheet to a page (LOOK-54)', () => {
    const sheet = read('mf-account/src/receipts/receipts.module.css');
    expect(said(sheet, '.sheet')).toContain('color-scheme: light');
    expect(sheet).toMatch(/@media print \{[\s\S]*\.sheet \{[^}]*break-after: page/);
  });

  it('what is touched has 44 px (LOOK-65)', () => {
    expect(ui('styles/meaning.css')).toMatch(/--target: 2\.75rem;/);
    for (const sheet of ['card/card.module.css', 'toolbar/toolbar.module.css', 'field/number-stepper.module.css'])
      expect(ui(sheet)).toContain('var(--target)');
  });
});

describe('what browsers bring', () => {
  it('comes before any library of components: dialogs, folds and popovers are the browser’s own (LOOK-59, LOOK-60)', () => {
    const having = (words: RegExp) => code.filter((path) => words.test(read(path)));
    expect(having(/role="dialog"/)).toEqual([]);
    expect(having(/<dialog\b/).length).toBeGreaterThan(0);
    expect(having(/<details\b/).length).toBeGreaterThan(3);
    expect(having(/\bpopover\b/i).length).toBeGreaterThan(0);
    expect(having(/<output\b/).length).toBeGreaterThan(0);
  });

  it('no library of components is in a room but React Aria, of which parts alone are taken (LOOK-61)', () => {
    const libraries = [
      '@mui/',
      '@radix-ui/',
      '@headlessui/',
      '@chakra-ui/',
      'antd',
      'bootstrap',
      'react-aria-components',
    ];
    for (const room of rooms) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${room}/package.json`));
      const names = Object.keys({ ...dependencies, ...devDependencies });
      expect(names.filter((name) => libraries.some((library) => name.startsWith(library)))).toEqual([]);
    }
  });

  it('numbers, dates and plurals are written in a language that is named (LOOK-66)', () => {
    const unnamed = code.flatMap((path) =>
      [...read(path).matchAll(/\.toLocale(?:Date|Time)?String\(\s*\)|new Intl\.\w+\(\s*(?:undefined)?\s*[,)]/g)].map(
        ([words]) => `${path}: ${words}`,
      ),
    );
    expect(unnamed).toEqual([]);
  });
});
