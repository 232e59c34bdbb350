import type { DropPoint, ReturnWay } from 'mf-shared/contract';
import { Refusal } from '../../http/refusal.ts';
import type { WayFactsOfOrder } from './read-way-facts.ts';
import type { WayBack } from './ways-back.ts';

/** The way that was asked for. Where none is offered, the buyer sends the goods or the shop has them. @throws 400 */
export function chosenWay(ways: readonly WayBack[], asked: ReturnWay): WayBack {
  const found = ways.find(({ way }) => way === asked);
  if (found) return found;
  if (ways.length > 0) throw new Refusal(400, 'invalid_request', { fields: { way: 'validation.invalid' } });
  return { way: 'post', feeMinor: 0, freeFor: null };
}

/** Where a parcel with a label is handed in; null for other ways. @throws Refusal 400 where none of the places was chosen */
export function dropPointOf({ way }: WayBack, asked: string, { points }: WayFactsOfOrder): DropPoint | null {
  if (way !== 'label') return null;
  const point = points.find(({ id }) => id === asked);
  if (point) return point;
  const problem = asked === '' ? 'validation.required' : 'validation.invalid';
  throw new Refusal(400, 'invalid_request', { fields: { drop_point: problem } });
}
