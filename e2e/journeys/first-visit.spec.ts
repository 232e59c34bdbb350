import { expect, quiet, test } from './journey-test.ts';
import { Shopper } from './shopper.ts';

/** Rule TARGET-8: all JavaScript of a first visit; docs/decisions/0014. */
test('who only looks loads neither router nor applications; the first move brings both', { tag: '@phone' }, async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  // Without them nobody can tell what was taken for a move.
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    for (const move of ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'input'])
      addEventListener(move, ({ isTrusted }) => moves.push(`${move}, trusted: ${isTrusted}`), { passive: true });
  });
  const loaded = (name: string) => scripts.filter((script) => script.includes(`/${name}.`)).length;
  await shopper.open('/clothing/');
  await expect.poll(() => loaded('idle-work')).toBe(1);
  await quiet(page);
  const moves = await page.evaluate(() => [
    ...Reflect.get(globalThis, 'moves'),
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type),
  ]);
  expect([loaded('navigation'), loaded('applications')], String(moves)).toEqual([0, 0]);

  await page.keyboard.press('Tab');
  await expect.poll(() => [loaded('navigation'), loaded('applications')]).toEqual([1, 1]);
  expect(shopper.complaints).toEqual([]);
});

/** docs/decisions/0103. */
test('the first move on a list asks for the product page’s code beside the router’s, whatever is idle', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(navigation|idle-work)\./, async (route) => {
    await released;
    await route.continue();
  });
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /\/remotes\/mf-product\/\w+\/product\.\w+\.js$/.test(request.url());
  });
  await page.goto(shopper.path('/clothing/'), { waitUntil: 'domcontentloaded' });
  // A key that comes before somebody listens is followed by another.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return isAsked;
    })
    .toBe(true);
  release();
  await quiet(page);
  expect(shopper.complaints).toEqual([]);
});

/** docs/decisions/0091, 0139. */
test('the first document carries its sheets and waits for none; the next one links the shell’s, which are in the cache by then', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  const shellSheet = (kind: 'link' | 'style') => page.locator(`${kind}[data-href^="main."]`);
  await page.goto(shopper.path('/clothing/'), { waitUntil: 'domcontentloaded' });
  expect(sheets.filter((path) => !path.includes('/late-sheets.'))).toEqual([]);
  await expect(shellSheet('style')).toHaveCount(1);
  await expect(page.locator('link[href*="/late-sheets."]')).toHaveAttribute('media', 'all');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('so_sheet');

  await page.goto(shopper.path('/'), { waitUntil: 'load' });
  await expect(shellSheet('link')).toHaveCount(1);
  await expect(shellSheet('style')).toHaveCount(0);
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(main|late-sheets)\.\w+\.css$/.test(name))
      .map((entry) => ('transferSize' in entry ? entry.transferSize : null)),
  );
  expect(sent).toEqual([0, 0]);
  expect(shopper.complaints).toEqual([]);
});
