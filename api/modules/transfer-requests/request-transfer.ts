import type { Transaction } from 'kysely';
import type { transferRequest } from 'mf-shared/contract';
import type { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { ModelTexts } from '../../read-model/packed-texts.ts';
import { changeShelves, findShortPick } from './move-stock.ts';
import { type Pick, planPicks } from './plan-picks.ts';
import { noteTransfer } from './transfer-moves.ts';

export interface TransferCall {
  asked: z.output<typeof transferRequest>;
  staffId: number;
  catalogue: Catalogue;
  texts: ModelTexts;
}

/** Writes a transfer request whose pieces are on the shelves, and promises them where it is asked. @throws Refusal */
export async function requestTransfer(tx: Transaction<Tables>, call: TransferCall): Promise<number> {
  const { asked, staffId } = call;
  const picks = checkedPicks(call);
  const short = await findShortPick(tx, picks);
  if (short) throw shelfRefusal(short, call);
  const { id } = await tx
    .insertInto('transfer_requests')
    .values({
      to_store_id: asked.to,
      is_high_priority: asked.is_high_priority,
      reserves: asked.reserve,
      created_by: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('transfer_request_rows')
    .values(
      picks.map(({ variantId, storeId, amount }) => ({
        transfer_request_id: id,
        variant_id: variantId,
        from_store_id: storeId,
        amount,
      })),
    )
    .execute();
  if (asked.reserve) await changeShelves(tx, picks, { quantity: 0, reserved: 1 });
  await noteTransfer(tx, staffId, { id, before: null, after: { status: 'requested', ...asked } });
  return id;
}

function checkedPicks(call: TransferCall): Pick[] {
  const { to, from, rows } = call.asked;
  const { stores, allStores, variants } = call.catalogue;
  // A store that closed is emptied so.
  const isOdd =
    !stores.has(to) || from.some((id) => id === to || !allStores.has(id)) || new Set(from).size < from.length;
  if (isOdd) throw new Refusal(400, 'invalid_request', { fields: { from: 'validation.invalid' } });
  const ids = rows.map(({ productId }) => productId);
  if (new Set(ids).size < ids.length || ids.some((id) => !variants.has(id)))
    throw new Refusal(400, 'invalid_request', { fields: { rows: 'validation.invalid' } });
  const plan = planPicks(rows, from, (id) => nameOf(id, call));
  if ('short' in plan) throw new Refusal(400, 'transfer_short', { values: { message: plan.short } });
  return plan.picks;
}

function nameOf(productId: number, { catalogue, texts }: TransferCall): string {
  const model = catalogue.variants.get(productId)?.model;
  return texts.get(model?.id ?? 0)?.name ?? String(productId);
}

function shelfRefusal({ variantId, storeId, amount }: Pick, call: TransferCall): Refusal {
  const store = call.catalogue.allStores.get(storeId)?.name ?? '';
  return new Refusal(409, 'transfer_shelf', { values: { name: nameOf(variantId, call), store, count: amount } });
}
