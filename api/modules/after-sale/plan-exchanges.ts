import type { returnRequest } from 'mf-shared/contract';
import { isWithShop } from 'mf-shared/rules/order-status-moves';
import type { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { type Choice, type ExchangeView, exchangedLine, findChoices } from '../exchanges/find-choices.ts';
import type { Wanted } from '../exchanges/hold-exchanges.ts';
import { chargedAmounts } from '../orders/charged-amounts.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { differenceMethods } from '../payments/difference-methods.ts';
import type { LeftLine } from './lines-after-sale.ts';
import { chargedPieces } from './withdrawal-refund.ts';

type FormLine = z.output<typeof returnRequest>['lines'][number];
/** A line as the form of returns asks it, or the page of an order, which knows money alone. */
export type AskedLine = Omit<FormLine, 'wish'> & Partial<Pick<FormLine, 'wish'>>;

/** Goods are exchanged once they have left and were paid: before, an order is cancelled and placed anew. */
const canExchange = ({ order, payments }: Pick<OrderRows, 'order' | 'payments'>): boolean =>
  !isWithShop(order.status) && payments.some(({ status }) => status === 'captured' || status === 'refunded');

/** How prices of today are told to the buyer of an order: its tax area and currency, and the club's for members. */
export async function exchangeView(
  { db, catalogue, payments }: Pick<ServiceContext, 'db' | 'catalogue' | 'payments'>,
  rows: OrderRows,
): Promise<ExchangeView> {
  const { customer_id, tax_area_id, country_code: country } = rows.order;
  const { paid } = chargedAmounts(rows);
  const customer = customer_id
    ? await db.selectFrom('customers').select('has_club_price').where('id', '=', customer_id).executeTakeFirst()
    : undefined;
  return {
    ...{ catalogue: catalogue.catalogue, taxAreaId: tax_area_id, paid },
    isPayable: (amountMinor) => differenceMethods(payments, { country, currency: paid.code, amountMinor }).length > 0,
    isClubMember: customer?.has_club_price ?? false,
  };
}

/** What pieces of a product can be exchanged for. */
export function choicesOf(
  rows: OrderRows,
  { productId, amount }: Omit<LeftLine, 'name'>,
  view: ExchangeView,
): Choice[] {
  const line = rows.lines.find(({ kind, variant_id }) => kind === 'product' && variant_id === productId);
  if (!line || !canExchange(rows)) return [];
  return findChoices({ line, paid: chargedPieces(rows, { productId, amount }) }, view);
}

/**
 * The variants that are wanted instead of money, as they can be had now (AFTER-39, AFTER-60).
 * @throws Refusal 400 where none was chosen, 409 where it is sold out, cannot be exchanged, or its difference cannot be paid.
 */
export function planExchanges(
  rows: OrderRows,
  { lines, asked, view }: { lines: readonly LeftLine[]; asked: readonly AskedLine[]; view: ExchangeView },
): Wanted[] {
  const wanted = lines.flatMap(({ productId, amount }): Wanted[] => {
    const wishes = asked.filter((line) => line.productId === productId);
    const wish = wishes.find((line) => line.wish === 'exchange');
    if (!wish) return [];
    const field = `lines.${productId}.variant`;
    const invalid = (key: string) => new Refusal(400, 'invalid_request', { fields: { [field]: key } });
    if (wish.variantId === undefined) throw invalid('validation.size_missing');
    // The pieces of one product have one wish.
    if (wishes.length > 1) throw invalid('validation.invalid');
    const refused = (key: string) => new Refusal(409, key, { fields: { [field]: `errors.${key}` } });
    if (!canExchange(rows)) throw refused('exchange_unavailable');
    const choice = choicesOf(rows, { productId, amount }, view).find(({ variant }) => variant.id === wish.variantId);
    const sold = rows.lines.find(({ kind, variant_id }) => kind === 'product' && variant_id === productId);
    if (!choice || !sold) throw invalid('validation.invalid');
    if (choice.inStock < amount) throw refused('exchange_sold_out');
    const line = exchangedLine(sold, choice.variant, keptLocale(rows.order.language));
    return [{ productId, variantId: choice.variant.id, values: choice.values, line }];
  });
  const extraMinor = wanted.flatMap(({ values }) => values).reduce((sum, each) => sum + each.extraMinor, 0);
  // No means of payment that the buyer has takes so small an amount.
  if (extraMinor > 0 && !view.isPayable(extraMinor)) throw new Refusal(409, 'exchange_dearer');
  return wanted;
}
