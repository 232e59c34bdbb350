import type { OwnReturns } from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { caseCode } from '../secrets/case-code.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { readFound } from './find-return.ts';
import { promisedMoney, returnFacts, returnLines } from './read-return.ts';

/** A customer's own, newest first. */
export async function listOwnReturns(db: Executor, secret: ServiceSecret, customerId: number): Promise<OwnReturns> {
  const ids = await db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.order_id'])
    .where('orders.customer_id', '=', customerId)
    .where('returns.code_hash', 'is not', null)
    .orderBy('returns.declared_at', 'desc')
    .limit(50)
    .execute();
  const found = await readFound(db, ids);
  return {
    results: found.map((each) => {
      const lines = returnLines(each);
      return {
        ...returnFacts(each),
        code: caseCode(secret, 'return', each.reference),
        goods: lines.map(({ name }) => name),
        image: lines[0]?.image ?? null,
        ...promisedMoney(each),
        send_by: each.row.has_left ? each.row.send_by : null,
      };
    }),
  };
}
