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
  const loaded = (name: string) => scripts.filter((script) => script.includes(`/${name}.`)).length;
  await shopper.open('/clothing/');
  await expect.poll(() => loaded('idle-work')).toBe(1);
  await quiet(page);
  expect([loaded('navigation'), loaded('applications')]).toEqual([0, 0]);

  await page.keyboard.press('Tab');
  await expect.poll(() => [loaded('navigation'), loaded('applications')]).toEqual([1, 1]);
  expect(shopper.complaints).toEqual([]);
});
