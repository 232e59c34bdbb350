import type { Exchange } from '../answer/exchange.ts';
import type { Overrides } from '../overrides/overrides.ts';
import type { Canaries, Visit } from './canaries.ts';

/** What the visitor of a request sees. Each is drawn for once, however often the request is looked at (ROUTE-141). */
export class Visits {
  readonly #overrides: Overrides;
  readonly #canaries: Canaries;
  readonly #drawn = new WeakMap<Exchange['request'], Visit>();

  constructor(overrides: Overrides, canaries: Canaries) {
    this.#overrides = overrides;
    this.#canaries = canaries;
  }

  /** Null: no canary runs and none has left a cookie, or the visitor chose another release. */
  of(request: Exchange['request']): Visit | null {
    const drawn = this.#drawn.get(request);
    if (drawn) return drawn;
    const visit = this.#overrides.of(request.headers) ? null : this.#canaries.visit(request.headers);
    if (visit?.setCookie) this.#drawn.set(request, visit);
    return visit;
  }

  /** In whose canaries the sender of a told error is; null where that is nobody's, or of pages of another release. */
  insideOf(headers: Exchange['request']['headers']): readonly string[] | null {
    return this.#overrides.of(headers) ? null : this.#canaries.insideOf(headers);
  }
}
