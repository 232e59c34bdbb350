import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { shopDataDir } from '../start-shop.ts';
import { Shopper } from './shopper.ts';

const root = join(import.meta.dirname, '..', '..');
const textFile = join(root, 'mf-account', 'locales', 'en.json');

function run(script: string): void {
  execFileSync(process.execPath, [join(root, script), 'mf-account'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: shopDataDir },
    stdio: 'pipe',
  });
}

test('a remote published while a page is open is picked up by the next page, and rolled back the same way', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.open('/accounts/login/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sign in');

  const original = readFileSync(textFile, 'utf8');
  try {
    writeFileSync(textFile, original.replace('"title": "Sign in"', '"title": "Sign in, version two"'));
    run('deploy/releases/publish.ts');
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Sign in, version two', { timeout: 500 });
    }).toPass();
    await shopper.settled();
    await expect(heading).toHaveText('Sign in, version two');
    run('deploy/releases/rollback.ts');
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Sign in', { timeout: 500 });
    }).toPass();
  } finally {
    writeFileSync(textFile, original);
  }
  expect(shopper.complaints).toEqual([]);
});
