import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from 'deploy/local/ports';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';
import { smallPicture } from './small-picture.ts';

const root = join(import.meta.dirname, '..', '..');
const keys = { KLARNA_USERNAME: 'merchant', KLARNA_PASSWORD: 'merchant-of-a-journey' };
const started: ChildProcess[] = [];

/** An export with a photograph for each product, beside what a shop needs to sell. */
function merchantFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'havu-merchant-'));
  cpSync(join(root, 'docs', 'import-example'), folder, { recursive: true });
  for (const kind of ['brands', 'colours', 'groups', 'products', 'stock']) rmSync(join(folder, `${kind}.jsonl`));
  const text = readFileSync(join(root, 'docs', 'import-samples', 'shopify-today.csv'), 'utf8');
  writeFileSync(join(folder, 'products_export.csv'), text + waxRow(text));
  mkdirSync(join(folder, 'images'));
  for (const [, name = ''] of text.matchAll(/files\/([\w-]+\.jpg)/g))
    writeFileSync(join(folder, 'images', name), smallPicture());
  return folder;
}

/** A line of the export for what is sold by weight, by the names of its columns. */
function waxRow(exported: string): string {
  const cells: Readonly<Record<string, string>> = {
    ...{ Title: 'Fell Wax', 'URL handle': 'fell-wax', Vendor: 'Northbound', Type: 'Care', SKU: 'FELL-WAX' },
    ...{ 'Published on online store': 'TRUE', Status: 'active', Price: '7.50', 'Charge tax': 'TRUE' },
    ...{ 'Unit price total measure': '60', 'Unit price total measure unit': 'g', 'Gift card': 'FALSE' },
    ...{ 'Inventory tracker': 'shopify', 'Inventory quantity': '20', 'Continue selling when out of stock': 'DENY' },
  };
  const [header = ''] = exported.split('\n');
  return `${header
    .split(',')
    .map((name) => cells[name.trim()] ?? '')
    .join(',')}\n`;
}

async function startShop(): Promise<string> {
  const [port, sandboxPort] = [await findFreePort(4950), await findFreePort(4960)];
  const own = { DEMO: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'havu-merchant-data-')) };
  const exported = join(merchantFolder(), 'products_export.csv');
  const bring = [join(root, 'api', 'import', 'run-import.ts'), exported, '--language', 'en'];
  await promisify(execFile)(process.execPath, bring, { env: { ...process.env, ...own } });
  const sandbox = fork(join(root, 'deploy', 'sandbox', 'server.ts'), {
    env: { ...process.env, ...keys, SANDBOX_PORT: String(sandboxPort) },
    stdio: 'ignore',
  });
  started.push(sandbox);
  await once(sandbox, 'message');
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const shop = fork(join(root, 'deploy', 'local', 'start.ts'), {
    env: {
      ...{ ...process.env, ...own, ...keys, PORT: String(port) },
      ...{ KLARNA_BASE_URL: sandboxUrl, KLARNA_SCRIPT_URL: `${sandboxUrl}/klarna/payments.js` },
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  started.push(shop);
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Havu is ready') && resolve());
    shop.once('exit', (code) => reject(new Error(`the shop stopped before it was ready (code ${code})`)));
  });
  return `http://localhost:${port}`;
}

test.afterAll(async () => {
  for (const each of started.reverse()) {
    const gone = each.exitCode === null ? once(each, 'exit') : null;
    each.kill('SIGTERM');
    await gone;
  }
});

test('an empty shop that Shopify’s export came into sells what stands in it, by the kilogram too (IMPORT-18, LAW-18)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const url = await startShop();
  const shopper = new Shopper(page);
  shopper.path = (path) => `${url}/en${path}`;
  await shopper.open('/shirts/');
  await shopper.settled();
  await expect(page.getByRole('main')).not.toContainText('Unit price');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Fell Wool Shirt' });
  await expect(card).toContainText('89.90');
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Fell Wool Shirt/ })).toBeVisible();
  await shopper.settled();
  await shopper.choices('choose.color').getByRole('radio', { name: /Rust/ }).check({ force: true });
  await shopper.choices('choose.size').getByRole('radio', { name: /^M/ }).check({ force: true });
  await shopper.addToCart();
  await shopper.open('/care/');
  const byWeight = /Unit price 125\s€\/kg/;
  const wax = page.getByRole('main').getByRole('article').filter({ hasText: 'Fell Wax' });
  await expect(wax).toContainText(byWeight);
  await wax.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Fell Wax/ })).toBeVisible();
  await shopper.settled();
  await expect(page.getByRole('main')).toContainText(byWeight);
  await shopper.addToCart();
  await shopper.goToCheckoutFromDialog();
  await expect(page.getByRole('main')).toContainText(byWeight);
  shopper.path = (path) => `/en${path}`;
  await shopper.fillCheckout();
  await shopper.payWithKlarna('approve');
  await page.waitForURL(/payment_ok/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aino');
  await expect(page.getByRole('main')).toContainText('Fell Wool Shirt');
  expect(shopper.complaints).toEqual([]);
});
