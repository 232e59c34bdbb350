import type { ExchangeChoices, Locale } from 'mf-shared/contract';
import { toDecimal } from 'mf-shared/rules/minor-units';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceContext } from '../../http/service-module.ts';
import { imagesOfColour } from '../../read-model/picture-paths.ts';
import { countAfterSale } from '../after-sale/lines-after-sale.ts';
import { choicesOf, exchangeView } from '../after-sale/plan-exchanges.ts';
import { chargedPieces } from '../after-sale/withdrawal-refund.ts';
import { exchangedLine } from '../exchanges/find-choices.ts';
import { exchangeEnds, keptUntil } from '../exchanges/hold-exchanges.ts';
import { readOrderRows } from '../orders/read-order-rows.ts';

/** What the products of an order that can still come back can be exchanged for, with stock and prices of now. @throws Refusal 404 */
export async function readExchangeChoices(
  context: Pick<ServiceContext, 'db' | 'catalogue' | 'payments'>,
  orderId: number,
  locale: Locale,
): Promise<ExchangeChoices> {
  const [rows] = await readOrderRows(context.db, { orderId });
  if (!rows) throw new Refusal(404, 'order_not_found');
  const view = await exchangeView(context, rows);
  const left = countAfterSale(rows.lines, rows.withdrawals).filter(({ bought, withdrawn }) => withdrawn < bought);
  return {
    lines: left.map(({ productId, bought, withdrawn }) => {
      const line = rows.lines.find(({ variant_id }) => variant_id === productId);
      const pieces = { productId, amount: bought - withdrawn };
      const choices = choicesOf(rows, pieces, view);
      const paid = chargedPieces(rows, pieces);
      const model = line && view.catalogue.models.get(line.model_id);
      return {
        productId,
        choices: choices.map(({ variant, inStock, priceMinor, values }) => {
          const { color = '', size = '', type = '' } = line ? exchangedLine(line, variant, locale) : {};
          return {
            ...{ variantId: variant.id, color, size, type, in_stock: inStock, price: toDecimal(priceMinor) },
            image: (model && imagesOfColour(model, variant.colour?.id)[0]?.path) ?? model?.image ?? '',
            given_back: sums(values.map(({ valueMinor }, at) => (paid[at] ?? 0) - valueMinor)),
            extra: sums(values.map(({ extraMinor }) => extraMinor)),
          };
        }),
      };
    }),
    currency: view.paid.code,
    kept_until: keptUntil(exchangeEnds(new Date())),
  };
}

/** For one piece, two and so on: pieces of one product may differ by a minor unit, so that some are no multiple of one. */
function sums(minors: readonly number[]): number[] {
  let sum = 0;
  return minors.map((minor) => {
    sum += minor;
    return toDecimal(sum);
  });
}
