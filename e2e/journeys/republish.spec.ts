import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

const root = join(import.meta.dirname, '..', '..');
const textFile = join(root, 'mf-account', 'locales', 'en.json');

function run(command: 'publish' | 'rollback', dataDir: string): void {
  execFileSync(process.execPath, [join(root, 'deploy/local/release.ts'), command, 'mf-account'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'pipe',
  });
}

/** Writes in one step: journeys of other workers read the texts at the same time, and never the one that changes here. */
function writeTexts(texts: string): void {
  writeFileSync(`${textFile}.new`, texts);
  renameSync(`${textFile}.new`, textFile);
}

test('a remote published while a page is open is picked up by the next page, and rolled back the same way (TARGET-41)', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const shopper = new Shopper(page);
  await shopper.open('/accounts/reset-password/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Forgotten password');

  const original = readFileSync(textFile, 'utf8');
  try {
    writeTexts(original.replace('"title": "Forgotten password"', '"title": "Forgotten password, version two"'));
    run('publish', shop.dataDir);
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Forgotten password, version two', { timeout: 500 });
    }).toPass();
    await shopper.settled();
    await expect(heading).toHaveText('Forgotten password, version two');
    run('rollback', shop.dataDir);
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Forgotten password', { timeout: 500 });
    }).toPass();
  } finally {
    writeTexts(original);
  }
  expect(shopper.complaints).toEqual([]);
});
