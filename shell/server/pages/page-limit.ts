import { networkOf } from 'mf-shared/rules/network-of';

const windowMs = 60_000;
/** The most visitors that are counted at a time; beyond it counting begins anew. */
const mostVisitors = 100_000;

/** Thrown where a visitor had as many pages rendered as a minute allows. */
export class TooManyPages extends Error {}

/** Pages that are rendered for one visitor in a minute. Each process counts for itself: it guards its own processor. */
export class PageLimit {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  #endsAt = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more page. @returns false where the visitor has had as many as a minute allows */
  take(address: string): boolean {
    const now = Date.now();
    if (now >= this.#endsAt || this.#taken.size >= mostVisitors) {
      this.#taken.clear();
      this.#endsAt = now + windowMs;
    }
    const visitor = networkOf(address);
    const taken = (this.#taken.get(visitor) ?? 0) + 1;
    this.#taken.set(visitor, taken);
    return taken <= this.#most;
  }
}
