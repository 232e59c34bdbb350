import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey-test.ts';
import { expectGoodScreen, unexpected } from './screens.ts';
import { Shopper } from './shopper.ts';

const root = join(import.meta.dirname, '..', '..');
const textFile = join(root, 'mf-account', 'locales', 'en.json');
const pageFile = join(root, 'mf-account', 'src', 'forgotten-password', 'reset-password-page.tsx');
const firstTitle = 'Forgotten password';

/** @returns the version that the command moved */
function run(dataDir: string, command: 'publish' | 'rollback' | 'canary', ...more: string[]): string {
  const answer = execFileSync(
    process.execPath,
    [join(root, 'deploy/local/release.ts'), command, 'mf-account', '--json', ...more],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
      stdio: 'pipe',
    },
  );
  const [{ version }] = JSON.parse(answer) as [{ version: string }];
  return version;
}

/** Writes in one step: journeys of other workers read the texts at the same time, and never the one that changes here. */
function writeSource(file: string, source: string): void {
  writeFileSync(`${file}.new`, source);
  renameSync(`${file}.new`, file);
}

/** Does something while a file of the remote says something else. */
async function withChange<Result>(
  file: string,
  [from, to]: [string, string],
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const original = readFileSync(file, 'utf8');
  expect(original).toContain(from);
  try {
    writeSource(file, original.replace(from, to));
    return await work();
  } finally {
    writeSource(file, original);
  }
}

/** Does something while the page says another title in English. */
const withTitle = <Result>(title: string, work: () => Promise<Result> | Result): Promise<Result> =>
  withChange(textFile, [`"title": "${firstTitle}"`, `"title": "${title}"`], work);

test('a remote published while a page is open is picked up by the next page, and rolled back the same way (TARGET-41)', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
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
test('an admin looks at what was published to staging in the shop, and shoppers do not', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(300_000);
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
  const { html, cookie: sent } = await pageAs(cookie, url);
  return { title: /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '', cookie: sent };
}

async function pageAs(cookie: string, url: string): Promise<{ html: string; cookie: string }> {
  const answer = await fetch(url, { headers: cookie ? { cookie } : {} });
  return { html: await answer.text(), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

const waits = { timeout: 30_000 };
/** A canary is judged once this many of its pages were counted (CANARY_PAGES). */
const fewestPages = 200;

test('a part of the visitors sees a remote first, in HTML and in the browser alike, until its canary ends (ROUTE-141)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(300_000);
  const before = firstTitle;
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

test('a canary that fails in browsers alone goes back by itself, and staff read why (ROUTE-142)', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(300_000);
  const start = 'export function ResetPasswordPage() {';
  const broken = `${start}\n  if (typeof document !== 'undefined') throw new Error('Broken in browsers');`;
  const tried = await withChange(pageFile, [start, broken], () =>
    run(shop.dataDir, 'publish', '--environment', 'nightly'),
  );
  const admin = new Shopper(page);
  const url = `${shop.url}${admin.path('/accounts/reset-password/')}`;
  run(shop.dataDir, 'canary', '--from', 'nightly', '--percent', '50', '--again');
  await expect(async () => expect((await visitAs('', url)).cookie).toContain('so_canary=')).toPass(waits);

  // The server renders it: both kinds of visitors read the same page, in files of their own release.
  let isIn = '';
  await expect(async () => {
    const { html, cookie } = await pageAs('', url);
    expect(html).toContain(tried);
    isIn = cookie;
  }).toPass(waits);
  for (let visit = 0; visit < fewestPages; visit += 1) expect((await visitAs(isIn, url)).title).toBe(firstTitle);

  const [name = '', value = ''] = isIn.split('=');
  for (const visitor of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': visitor } });
    await context.addCookies([{ name, value, url: shop.url }]);
    const opened = await context.newPage();
    for (let visit = 0; visit < 2; visit += 1) {
      const told = opened.waitForResponse((answer) => answer.url().includes('/api/?err='));
      await opened.goto(url);
      await told;
      // It can be read still (ERR-15).
      await expect(opened.getByRole('alert')).toContainText('You can read it');
      await expect(opened.getByRole('heading', { level: 1 })).toHaveText(firstTitle);
    }
  }

  await expect(async () => expect((await pageAs('', url)).cookie).toBe('')).toPass({ timeout: 60_000 });
  const { html, cookie } = await pageAs(isIn, url);
  expect([html.includes(tried), cookie]).toEqual([false, 'so_canary=']);
  await admin.signIn('admin@havu.example');
  await admin.open('/staff/releases/');
  await expect(page.getByText(/6 errors in \d+ pages \(\d\.\d %\), the others 0 errors in \d+ pages/)).toBeVisible();
  expect(unexpected(admin)).toEqual([]);
});
