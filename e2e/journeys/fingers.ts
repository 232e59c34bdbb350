import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
  id: number;
}

const middle = { x: 180, y: 330 };

/** One or two fingers on a phone's screen, moved as a hand moves them. */
export class Fingers {
  readonly #session: CDPSession;

  readonly #page: Page;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** Two fingers beside the middle, from one distance to another. */
  spread(from: number, to: number): Promise<void> {
    return this.#move((part) => {
      const away = from + (to - from) * part;
      return [-away, away].map((dx, id) => ({ x: middle.x + dx, y: middle.y, id }));
    });
  }

  swipeLeft(): Promise<void> {
    return this.#move((part) => [{ x: middle.x + 80 - 160 * part, y: middle.y, id: 0 }]);
  }

  async #move(at: (part: number) => Point[]): Promise<void> {
    const steps = 16;
    const begin = at(0);
    // One finger is down before the other.
    for (const count of begin.keys()) await this.#touch('touchStart', begin.slice(0, count + 1));
    for (let step = 1; step <= steps; step += 1) {
      await this.#touch('touchMove', at(step / steps));
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await this.#touch('touchEnd', []);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
