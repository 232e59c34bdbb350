import { type Canary, countedName, healthMinutes } from 'mf-shared/contract';
import { Cache } from 'mf-shared/rules/cache';
import { networkOf } from 'mf-shared/rules/network-of';
import { errorsOfVisitor } from './judge-canary.ts';

const mostVisitors = 50_000;

/** Behind an address may be many visitors, of whom more are out than in: the same errors of both count alike. */
const outsForEachIn = ({ percent }: Canary): number => Math.ceil((100 - percent) / percent);

/** Which errors count: few of one visitor for one canary, so that nobody takes one back alone (ROUTE-142). */
export class CountedErrors {
  readonly #told = new Cache<number>({ most: mostVisitors, freshMs: healthMinutes * 60_000 });

  /**
   * @param visitor the address; forgotten once none of its errors is looked at any more
   * @param isIn whether the error is of a page of the canary
   * @returns whether this one counts
   */
  take(visitor: string, [remote, canary]: readonly [string, Canary], isIn: boolean): boolean {
    const name = `${networkOf(visitor)} ${countedName(remote, canary)} ${isIn ? 'in' : 'out'}`;
    const before = this.#told.get(name) ?? 0;
    if (before >= errorsOfVisitor * (isIn ? 1 : outsForEachIn(canary))) return false;
    this.#told.set(name, before + 1);
    return true;
  }
}
