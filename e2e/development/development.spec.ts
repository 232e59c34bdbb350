import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findFreePort } from 'deploy/local/ports';
import { repositoryRoot } from 'deploy/local/settings';

const product = '/en/kaamos/clothing/jackets/shell-jackets/kuura-3l-shell-jacket/';
const texts = 'mf-product/locales/en.json';
const component = 'mf-product/src/product/product-page.tsx';
const sheet = 'mf-shared/ui/styles/base.css';

let shop: ChildProcess;
let said = '';
let url: string;
let dataDir: string;
const before = new Map<string, string>();

/** Changes a file of this tree; it is put back when the trial ends, however it ends. */
function change(file: string, to: (text: string) => string): void {
  const path = join(repositoryRoot, file);
  const text = before.get(file) ?? readFileSync(path, 'utf8');
  before.set(file, text);
  writeFileSync(path, to(text));
}

function putBack(): void {
  for (const [file, text] of before) writeFileSync(join(repositoryRoot, file), text);
  before.clear();
}

/** When the document began: another number is another document. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin);
const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');
const html = async () => (await fetch(`${url}${product}`)).text();

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const port = await findFreePort(4850);
  url = `http://localhost:${port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'havu-dev-'));
  shop = spawn(process.execPath, [join(repositoryRoot, 'deploy/local/dev.ts'), 'mf-product'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DRAWINGS_AHEAD: '0' },
  });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 600_000 }).toContain('Havu is ready');
});

test.afterEach(putBack);

test.afterAll(async () => {
  putBack();
  shop.kill('SIGTERM');
  await new Promise((resolve) => shop.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
});

test('a text that changes is read in the open page and on the server, without another document', async ({ page }) => {
  await page.goto(url + product);
  const began = await documentOf(page);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  change(texts, (text) => text.replace('"add": "Add to cart"', '"add": "Put into the cart"'));
  await expect(page.getByRole('button', { name: 'Put into the cart' }).first()).toBeVisible();
  expect(await documentOf(page)).toBe(began);
  await expect.poll(html).toContain('Put into the cart');
});

test('a sheet of the design system that changes is seen in the open page, without another document', async ({
  page,
}) => {
  await page.goto(url + product);
  const began = await documentOf(page);
  const outline = () => page.locator('h1').evaluate((heading) => getComputedStyle(heading).outlineWidth);
  change(sheet, (text) => `${text}\nh1 { outline: 7px solid red; }\n`);
  await expect.poll(outline).toBe('7px');
  expect(await documentOf(page)).toBe(began);
});

test('a mistake in the code stands over the page until it is mended', async ({ page }) => {
  await page.goto(url + product);
  await expect(page.locator('h1')).toBeVisible();
  change(component, (text) => `${text}\nconst = ;\n`);
  await expect(overlay(page)).toBeVisible();
  putBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('a file that is half written is told, and the server goes on with the next change', async ({ page }) => {
  await page.goto(url + product);
  change(texts, (text) => text.slice(0, text.length / 2));
  await expect.poll(() => said).toMatch(/en\.json/);
  putBack();
  change(texts, (text) => text.replace('"add": "Add to cart"', '"add": "Take it along"'));
  await expect.poll(html).toContain('Take it along');
  await expect(page.getByRole('button', { name: 'Take it along' }).first()).toBeVisible();
});
