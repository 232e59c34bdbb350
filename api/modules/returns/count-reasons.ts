import { sql } from 'kysely';
import { type ReturnReasonsResponse, returnReason, type returnReasonsQuery, staffPageSize } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { pageFacts } from '../../http/staff-page.ts';
import { productTitle } from '../orders/order-names.ts';

interface Counted {
  model_id: number;
  manufacturer: string;
  name: string;
  sold: string;
  returned: string;
  reasons: { reason: string | null; amount: number }[];
  total: string;
}

/**
 * How many units of each product in orders of the last days were sold and declared to come back, and why. What was
 * cancelled, or taken back, does not count.
 */
export async function countReasons(
  db: Executor,
  { days, page }: z.output<typeof returnReasonsQuery>,
): Promise<ReturnReasonsResponse> {
  const { rows } = await sql<Counted>`
    WITH sold AS (
      SELECT l.model_id, l.variant_id, l.order_id, l.amount, l.manufacturer, l.name, l.id
      FROM order_lines l JOIN orders o ON o.id = l.order_id
      WHERE l.kind = 'product' AND o.placed_at > now() - make_interval(days => ${days})
        AND o.status NOT IN ('pending_payment', 'cancelled')),
    back AS (
      SELECT (SELECT s.model_id FROM sold s WHERE s.order_id = r.order_id AND s.variant_id = (l->>'product_id')::integer
          LIMIT 1) AS model_id,
        l->>'reason' AS reason, sum((l->>'amount')::integer)::integer AS amount
      FROM returns r, jsonb_array_elements(r.lines) l
      WHERE r.outcome IS DISTINCT FROM 'revoked' GROUP BY 1, 2),
    told AS (
    SELECT m.model_id, m.manufacturer, m.name, m.sold, b.returned, b.reasons, count(*) OVER () AS total
    FROM (SELECT model_id, (array_agg(manufacturer ORDER BY id DESC))[1] AS manufacturer,
        (array_agg(name ORDER BY id DESC))[1] AS name, sum(amount) AS sold FROM sold GROUP BY model_id) m
    JOIN (SELECT model_id, sum(amount) AS returned,
        jsonb_agg(jsonb_build_object('reason', reason, 'amount', amount) ORDER BY amount DESC, reason) AS reasons
      FROM back GROUP BY model_id) b ON b.model_id = m.model_id)
    SELECT * FROM told ORDER BY returned DESC, model_id LIMIT ${staffPageSize}
      OFFSET (SELECT least(${page}::bigint - 1, greatest(count(*) - 1, 0) / ${sql.lit(staffPageSize)})
        * ${sql.lit(staffPageSize)} FROM told)`.execute(db);
  return {
    results: rows.map(({ model_id, manufacturer, name, sold, returned, reasons }) => ({
      ...{ modelId: model_id, name: productTitle(manufacturer, name), sold: Number(sold), returned: Number(returned) },
      reasons: reasons.map(({ reason, amount }) => ({
        reason: returnReason.nullable().catch(null).parse(reason),
        amount,
      })),
    })),
    ...pageFacts(Number(rows[0]?.total ?? 0), page),
  };
}
