import type { Locale, StaffTransfer, StaffTransfersResponse, staffTransfersQuery } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { modelPath } from '../../read-model/list-item.ts';
import type { ModelTexts } from '../../read-model/packed-texts.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { readTransferRows } from './read-transfer-rows.ts';
import { nextTransferStatuses } from './transfer-moves.ts';

/** One page of the transfer requests, newest first. */
export async function listTransfers(
  db: Executor,
  catalogue: Catalogue,
  { status, page }: z.output<typeof staffTransfersQuery>,
  locale: Locale,
): Promise<StaffTransfersResponse> {
  let found = db.selectFrom('transfer_requests as t');
  if (status === 'open') found = found.where('t.status', 'in', ['requested', 'sent']);
  else if (status) found = found.where('t.status', '=', status);
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const requests = await found
    .leftJoin('customers as c', 'c.id', 't.created_by')
    .selectAll('t')
    .select((eb) => eb.fn.coalesce('c.username', 'c.email').as('by'))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const rowsOf = await readTransferRows(
    db,
    requests.map(({ id }) => id),
  );
  const sold = [...rowsOf.values()].flat().flatMap((row) => catalogue.variants.get(row.variant_id) ?? []);
  const texts = await catalogue.textsOfSome(
    locale,
    sold.map(({ model }) => model.id),
  );
  const storeOf = (id: number) => ({ id, name: catalogue.allStores.get(id)?.name ?? '' });
  return {
    results: requests.map((request) => ({
      id: request.id,
      status: request.status,
      next: [...nextTransferStatuses(request.status)],
      created_at: request.created_at.toISOString(),
      by: request.by,
      to: storeOf(request.to_store_id),
      is_high_priority: request.is_high_priority,
      reserves: request.reserves,
      rows: (rowsOf.get(request.id) ?? []).map((row) => ({
        ...productOf(row.variant_id, { catalogue, texts, locale }),
        amount: row.amount,
        from: storeOf(row.from_store_id),
      })),
    })),
    ...pageFacts(Number(total), page),
  };
}

type Product = Omit<StaffTransfer['rows'][number], 'amount' | 'from'>;

/** A product that is no longer sold is told by its number. */
function productOf(
  productId: number,
  { catalogue, texts, locale }: { catalogue: Catalogue; texts: ModelTexts; locale: Locale },
): Product {
  const variant = catalogue.variants.get(productId);
  if (!variant) return { productId, name: `#${productId}`, manufacturer: '', color: '', size: '', type: '', path: '' };
  const { model, colour, size, type } = variant;
  return {
    productId,
    name: texts.get(model.id)?.name ?? model.slug,
    manufacturer: model.manufacturer.name,
    color: colour ? textIn(colour.names, locale) : '',
    size: size ?? '',
    type: type ? textIn(type.names, locale) : '',
    path: modelPath(model, locale),
  };
}
