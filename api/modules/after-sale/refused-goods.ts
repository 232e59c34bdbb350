import type { GoodsOfRefusal, Locale, PieceDestination, ReturnCase } from 'mf-shared/contract';
import { keptDays } from 'mf-shared/rules/return-moves';
import { shopDayAfter } from 'mf-shared/rules/shop-day';
import type { Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { longDay } from '../../texts/long-day.ts';
import { storePlace } from '../../texts/store-place.ts';
import { translate } from '../../texts/translate.ts';

interface DecidedPiece {
  destination: PieceDestination | null;
  store_id: number | null;
  decided_at: Date;
}

interface RefusedCase {
  refused_goods: 'with_buyer' | 'sent_back' | 'kept' | null;
  keeping_store_id: number | null;
  status_at: Date;
}

type Refused = NonNullable<ReturnCase['lines'][number]['decided'][number]['refused']>;

/** The stores that keep refused pieces to be fetched, with their addresses. */
export async function keepingStores(
  db: Executor,
  pieces: readonly Pick<DecidedPiece, 'destination' | 'store_id'>[],
): Promise<Map<number, string>> {
  const ids = pieces.flatMap(({ destination, store_id }) =>
    destination === 'kept' && store_id !== null ? store_id : [],
  );
  if (ids.length === 0) return new Map();
  const stores = await db
    .selectFrom('stores')
    .select(['id', 'name', 'address', 'postal_code', 'city'])
    .where('id', 'in', ids)
    .execute();
  return new Map(stores.map((store) => [store.id, storePlace(store)]));
}

/** What becomes of refused pieces (AFTER-106); null where nobody wrote it down, and for what was not refused. */
export function refusedGoods(
  { destination, store_id, decided_at }: DecidedPiece,
  stores: ReadonlyMap<number, string>,
): Refused | null {
  if (destination !== 'sent_back' && destination !== 'kept') return null;
  return {
    kept_in: destination === 'kept' ? (stores.get(store_id ?? 0) ?? '') : null,
    kept_until: shopDayAfter(decided_at, keptDays),
  };
}

/** The same in words; '' for null. */
export function refusedWords(refused: Refused | null, language: Locale): string {
  if (refused === null) return '';
  if (refused.kept_in === null) return translate(language, 'returns.sent_back');
  return translate(language, 'returns.kept', {
    store: refused.kept_in,
    date: longDay(refused.kept_until, language),
  });
}

/** What became of the goods of a case that was refused as a whole. */
export async function goodsOfCase(
  db: Executor,
  { refused_goods: to, keeping_store_id, status_at }: RefusedCase,
): Promise<GoodsOfRefusal> {
  if (to === null) return null;
  const stores = await keepingStores(db, [{ destination: to === 'kept' ? to : null, store_id: keeping_store_id }]);
  return { to, kept_in: stores.get(keeping_store_id ?? 0) ?? '', kept_until: shopDayAfter(status_at, keptDays) };
}

/** The same in words; '' where nobody told. */
export async function refusedCaseWords(db: Executor, row: RefusedCase, language: Locale): Promise<string> {
  const goods = await goodsOfCase(db, row);
  if (goods === null) return '';
  if (goods.to === 'with_buyer') return translate(language, 'returns.with_buyer');
  return refusedWords({ ...goods, kept_in: goods.to === 'kept' ? goods.kept_in : null }, language);
}

/** @throws Refusal 400 for a store that nobody can come to */
export async function refuseOtherKeeper(db: Executor, goods: { store: number | null } | undefined): Promise<void> {
  if (!goods || goods.store === null) return;
  const store = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', goods.store)
    .where('type', '=', 'retail')
    .executeTakeFirst();
  if (!store) throw new Refusal(400, 'invalid_request', { fields: { goods: 'validation.invalid' } });
}
