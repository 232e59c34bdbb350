import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { InlineSheets } from './inline-sheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const settings = { shellFiles: join(folder, 'web'), releasesDirectory: join(folder, 'releases'), isDevelopment: false };
mkdirSync(join(folder, 'web'));
mkdirSync(join(folder, 'releases', 'mf-x', '1'), { recursive: true });

const hash = (algorithm: string, text: string) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

function written(text: string, href = '/remotes/mf-x/1/x.css', file = 'releases/mf-x/1/x.css') {
  writeFileSync(join(folder, file), text);
  return { href, integrity: hash('sha384', text) };
}

it('a sheet of a release or of the shell stands in the document, under the hash of its text', () => {
  const text = '@layer pages{.a{color:red}}';
  const file = written(text);
  const sheets = new InlineSheets(settings);
  expect(sheets.find(file)).toEqual({
    text,
    html: `<style data-href="x.css">${text}</style>`,
    hash: hash('sha256', text),
  });
  expect(sheets.find(written(text, '/assets/main.1.css', 'web/main.1.css'))?.html).toContain('data-href="main.1.css"');
});

it('one whose bytes are not those of its hash, or that is not there, stays a link, which fails closed', () => {
  const file = written('.a{color:red}');
  written('.a{color:blue}');
  const sheets = new InlineSheets(settings);
  expect(sheets.find(file)).toBeNull();
  expect(sheets.find({ ...file, href: '/remotes/mf-x/2/x.css' })).toBeNull();
});

it.each([
  ['names a file beside itself', '.a{background:url(a.png)}'],
  ['would end the element', '.a{content:"</style>"}'],
])('one that %s stays a link', (_what, text) => {
  expect(new InlineSheets(settings).find(written(text))).toBeNull();
});

it('one that names files by their whole address does not', () => {
  const text = '.a{background:url(/assets/a.png)}.b{background:url("data:image/svg+xml,x")}';
  expect(new InlineSheets(settings).find(written(text))).not.toBeNull();
});

it('in development every sheet is a link', () => {
  expect(new InlineSheets({ ...settings, isDevelopment: true }).find(written('.a{color:red}'))).toBeNull();
});
