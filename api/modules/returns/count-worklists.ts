import { sql } from 'kysely';
import type { StaffReturnsResponse } from 'mf-shared/contract';
import { returnStatus, worklists } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import type { Executor } from '../../db/schema.ts';
import { returnStatusOf } from '../after-sale/return-status.ts';
import { currency, heldBy, isLarge, isLate, isToDo } from './worklist-criteria.ts';

/** Counts returns: of each status, for the shop to act on, late or without a holder among these, and the caller's. */
export async function countByStatus(db: Executor, actorId: number): Promise<StaffReturnsResponse['counts']> {
  const counted = await db
    .selectFrom('returns')
    .select([
      'outcome',
      (eb) => eb('settled_by', 'is', null).as('byBuyer'),
      'stage',
      (eb) => eb.fn.countAll<string>().as('count'),
      isToDo().as('isToDo'),
      (eb) => eb.fn.countAll<string>().filterWhere(isLate()).as('late'),
      (eb) => eb.fn.countAll<string>().filterWhere(heldBy('me', actorId)).as('mine'),
      (eb) => eb.fn.countAll<string>().filterWhere(heldBy('nobody', actorId)).as('nobody'),
      (eb) => eb.fn.countAll<string>().filterWhere(isLarge()).as('large'),
    ])
    .groupBy(['outcome', 'stage', sql`settled_by is null`, isToDo()])
    .execute();
  const names = [...worklists, ...returnStatus.options] as const;
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as StaffReturnsResponse['counts'];
  for (const { outcome, byBuyer, stage, isToDo: forShop, count, late, mine, nobody, large } of counted) {
    counts[returnStatusOf({ outcome, stage, settled_by: byBuyer ? null : 1 })] += Number(count);
    if (outcome !== null) continue;
    counts.mine += Number(mine);
    if (!forShop) continue;
    counts.nobody += Number(nobody);
    counts.large += Number(large);
    counts.open += Number(count);
    counts.late += Number(late);
  }
  return counts;
}

/**
 * The money at stake in the returns that wait for the shop, by currency (AFTER-99): the refunds that were promised when they
 * were declared, with the worth of goods that are exchanged, less the fees for the way back. The shop gives less than that
 * where less of the delivery is refunded after all (AFTER-31).
 */
export async function readAtStake(db: Executor): Promise<StaffReturnsResponse['at_stake']> {
  const sums = await db
    .selectFrom('returns')
    .select([currency.as('currency'), sql<string>`sum(returns.refund_minor - returns.fee_minor)`.as('minor')])
    .where(isToDo())
    .where('refund_minor', 'is not', null)
    .groupBy(currency)
    .orderBy('currency')
    .execute();
  return sums.map(({ currency: of, minor }) => ({ currency: of, amount: toDecimal(Number(minor)) }));
}
