import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

const root = join(import.meta.dirname, '..', '..');
const textFile = join(root, 'mf-account', 'locales', 'en.json');

function run(dataDir: string, command: 'publish' | 'rollback' | 'canary', ...more: string[]): void {
  execFileSync(process.execPath, [join(root, 'deploy/local/release.ts'), command, 'mf-account', ...more], {
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

/** Does something while the page says another title in English. */
async function withTitle(title: string, work: () => Promise<void> | void): Promise<void> {
  const original = readFileSync(textFile, 'utf8');
  try {
    writeTexts(original.replace('"title": "Forgotten password"', `"title": "${title}"`));
    await work();
  } finally {
    writeTexts(original);
  }
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

  await withTitle('Forgotten password, version two', async () => {
    run(shop.dataDir, 'publish');
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Forgotten password, version two', { timeout: 500 });
    }).toPass();
    await shopper.settled();
    await expect(heading).toHaveText('Forgotten password, version two');
    run(shop.dataDir, 'rollback');
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText('Forgotten password', { timeout: 500 });
    }).toPass();
  });
  expect(shopper.complaints).toEqual([]);
});

/** ROUTE-139, ROUTE-140: staging is looked at in the production shop, by one browser alone, by keyboard. */
test('an admin looks at what was published to staging in the shop, and shoppers do not', { tag: '@phone' }, async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(150_000);
  const path = '/accounts/reset-password/';
  await withTitle('Forgotten password, in staging', () =>
    run(shop.dataDir, 'publish', '--environment', 'staging', '--reason', 'Shorter words'),
  );
  const admin = new Shopper(page);
  const say = (key: string, values?: Record<string, string>) =>
    admin.word('mf-account', `staff_releases.${key}`, values);
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/releases/');
  await expect(page.getByText('Shorter words').first()).toBeVisible();
  await expectGoodScreen(admin, 'releases');
  await page.getByRole('button', { name: say('see_environment', { name: 'staging' }) }).press('Enter');
  const badge = page
    .getByRole('complementary')
    .filter({ hasText: 'You see other versions than shoppers do: mf-account' });
  await expect(badge).toBeVisible();
  await expectGoodScreen(admin, 'the front page with the badge');

  const heading = page.getByRole('heading', { level: 1 });
  await admin.open(path);
  await expect(heading).toHaveText('Forgotten password, in staging');
  await admin.settled();
  await expect(heading).toHaveText('Forgotten password, in staging');
  await expect(badge).toBeVisible();

  const other = await browser.newContext();
  const shopper = new Shopper(await other.newPage());
  await shopper.open(path);
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password');
  await other.close();

  await badge.getByRole('button').press('Enter');
  await expect(heading).toHaveText('Forgotten password');
  expect(new URL(page.url()).pathname).toBe(admin.path(path));
  await expect(badge).toHaveCount(0);
  expect(unexpected(admin)).toEqual([]);
});

/** What fresh visitors get at a path: the title of the page, and the cookie that they are sent. */
async function freshVisits(url: string, count: number): Promise<{ title: string; cookie: string }[]> {
  const visits: { title: string; cookie: string }[] = [];
  for (let visit = 0; visit < count; visit += 1) visits.push(await visitAs('', url));
  return visits;
}

async function visitAs(cookie: string, url: string): Promise<{ title: string; cookie: string }> {
  const answer = await fetch(url, { headers: cookie ? { cookie } : {} });
  const title = /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? '';
  return { title, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const waits = { timeout: 30_000 };

test('a part of the visitors sees a remote first, in HTML and in the browser alike, until its canary ends (ROUTE-141)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(300_000);
  const before = 'Forgotten password';
  const tried = 'Forgotten password, for some';
  await withTitle(tried, () => run(shop.dataDir, 'publish', '--environment', 'nightly'));
  const admin = new Shopper(page);
  const url = `${shop.url}${admin.path('/accounts/reset-password/')}`;
  expect(await visitAs('', url)).toEqual({ title: before, cookie: '' });
  run(shop.dataDir, 'canary', '--from', 'nightly', '--percent', '50', '--by', 'Aino', '--reason', 'Words for some');
  await expect(async () => expect((await visitAs('', url)).cookie).toContain('so_canary=')).toPass(waits);

  // Among sixty fresh visitors there are both kinds.
  const visits = await freshVisits(url, 60);
  const [isIn, isOut] = [tried, before].map((title) => visits.find((visit) => visit.title === title));
  expect([isIn?.title, isOut?.title]).toEqual([tried, before]);
  for (const visit of [...visits, ...visits])
    expect(await visitAs(visit.cookie, url)).toEqual({ title: visit.title, cookie: '' });

  const someone = await browser.newContext({ baseURL: shop.url });
  const [name = '', value = ''] = (isIn?.cookie ?? '').split('=');
  await someone.addCookies([{ name, value, url: shop.url }]);
  const shopper = new Shopper(await someone.newPage());
  const heading = shopper.page.getByRole('heading', { level: 1 });
  await shopper.open('/accounts/reset-password/');
  await expect(heading).toHaveText(tried);
  await shopper.settled();
  await expect(heading).toHaveText(tried);
  await shopper.open('/accounts/login/');
  await shopper.settled();

  await admin.signIn('admin@havu.example');
  await admin.open('/staff/releases/');
  const running = page.getByRole('region', { name: admin.word('mf-account', 'staff_releases.canaries') });
  await expect(running).toContainText('Words for some');
  await expect(running).toContainText('50 % of visitors in production');
  await expect(running).toContainText(/In the last 15 minutes \d+ pages, 0 errors; the others \d+ pages, 0 errors/);
  await expectGoodScreen(admin, 'releases with a canary');

  run(shop.dataDir, 'canary', '--end');
  await expect(async () => expect(await visitAs('', url)).toEqual({ title: before, cookie: '' })).toPass(waits);
  // The page that is open goes on in its release.
  await shopper.page
    .locator('main')
    .getByRole('link', { name: shopper.word('mf-account', 'login.forgot') })
    .click();
  await expect(heading).toHaveText(tried);
  await shopper.page.reload();
  await expect(heading).toHaveText(before);
  await shopper.settled();
  await expect(heading).toHaveText(before);
  expect((await someone.cookies()).map((cookie) => cookie.name)).not.toContain('so_canary');
  await page.reload();
  await expect(page.getByText('Words for some').first()).toBeVisible();
  await expect(running).toHaveCount(0);
  expect([...shopper.complaints, ...unexpected(admin)]).toEqual([]);
});
