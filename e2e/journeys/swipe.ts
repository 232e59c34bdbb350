import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** A finger goes down at one place of the window and up at another. */
export async function swipe(page: Page, { from, to }: { from: Point; to: Point }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = ([x, y]: Point) => [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(from) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch(to) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
