import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const assetList = z.object({
  chunks: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  files: z.array(z.string()),
});

export interface LinkedFile {
  href: string;
  /** `sha384-…`; empty for a file that is being written. */
  integrity: string;
}

/** The shell's own build as its pages link it. */
export interface ShellAssets {
  buildId: string;
  main: { js: readonly LinkedFile[]; css: readonly LinkedFile[] };
  /** The sheet of parts that few pages show (`src/sheets/late-sheets.ts`). */
  late: readonly LinkedFile[];
  /** Files of a chunk: a language's texts (`texts-fi-json`), one of the shell's own pages (`page-menu`). */
  chunk(name: string): { js: readonly LinkedFile[]; css: readonly LinkedFile[] };
  /** Fonts for the language's script. */
  fonts(locale: string): readonly string[];
}

/** `data-href` lets webpack's runtime see that the sheet is there. */
export function linkSheet({ href, integrity }: LinkedFile): string {
  return `<link rel="stylesheet" href="${href}" data-href="${path.posix.basename(href)}"${fixed(integrity)}>`;
}

/** The attributes that hold a file to its content. */
export function fixed(integrity: string): string {
  return integrity === '' ? ' crossorigin="anonymous"' : ` integrity="${integrity}" crossorigin="anonymous"`;
}

/** @throws when the shell is not built */
export function readShellAssets(web: string, isDevelopment: boolean): ShellAssets {
  const { chunks, files } = assetList.parse(JSON.parse(readFileSync(path.join(web, 'asset-list.json'), 'utf8')));
  const link = (file: string): LinkedFile => {
    if (isDevelopment) return { href: `/assets/${file}`, integrity: '' };
    const hash = createHash('sha384')
      .update(readFileSync(path.join(web, file)))
      .digest('base64');
    return { href: `/assets/${file}`, integrity: `sha384-${hash}` };
  };
  const linked = new Map(
    Object.entries(chunks).map(([name, { js, css }]) => [name, { js: js.map(link), css: css.map(link) }]),
  );
  const none = { js: [], css: [] };
  const fontsOf = (script: string) =>
    files.filter((file) => file.endsWith('.woff2') && file.includes(`-${script}-`)).map((file) => `/assets/${file}`);
  return {
    buildId: createHash('sha256').update(files.join()).digest('hex').slice(0, 12),
    main: linked.get('main') ?? none,
    late: (linked.get('late-sheets') ?? none).css,
    chunk: (name) => linked.get(name) ?? none,
    fonts: (locale) => (locale === 'ru' ? [...fontsOf('latin'), ...fontsOf('cyrillic')] : fontsOf('latin')),
  };
}
