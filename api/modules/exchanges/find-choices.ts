import type { Locale } from 'mf-shared/contract';
import type { CurrencyRate } from 'mf-shared/rules/order-amounts';
import { shopDay } from 'mf-shared/rules/shop-day';
import { convertMinor } from 'mf-shared/rules/whole-unit-currency';
import type { ExchangedLine } from '../../db/schema/stored-json.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import type { Variant } from '../../read-model/model.ts';
import { textIn } from '../../read-model/per-locale.ts';
import { inStock, isOrderable } from '../../read-model/stock-facts.ts';
import { variantPrice } from '../checkout/variant-price.ts';
import type { OrderRows } from '../orders/read-order-rows.ts';
import { type ExchangeValue, exchangeValue } from './exchange-value.ts';

type SoldLine = OrderRows['lines'][number];

/** Goods that may be exchanged: the line that was sold, and what each of their pieces was charged. */
export interface ComesBack {
  line: SoldLine;
  paid: readonly number[];
}

export interface ExchangeView {
  catalogue: Catalogue;
  taxAreaId: number;
  isClubMember: boolean;
  /** The currency that was paid, and its rate to the euro. */
  paid: CurrencyRate;
  /** Whether a difference of so much can be paid. */
  isPayable: (minor: number) => boolean;
}

/** A variant that can be wanted. */
export interface Choice {
  variant: Variant;
  /** Pieces that the service would keep now. */
  inStock: number;
  /** Today's price of one piece, in what was paid. */
  priceMinor: number;
  /** What each piece is charged. */
  values: readonly ExchangeValue[];
}

/** The other variants of a product that came back, in the order of its page; none where it is not sold any more. */
export function findChoices({ line, paid }: ComesBack, view: ExchangeView): Choice[] {
  const model = view.catalogue.models.get(line.model_id);
  if (!model || line.kind !== 'product' || !model.is_public || model.campaign_only || model.is_bundle) return [];
  const back = model.variants.find(({ id }) => id === line.variant_id);
  const priceOf = (variant: Variant) => {
    const { unitMinor } = variantPrice(variant, { ...view, day: shopDay() });
    return convertMinor(unitMinor, view.paid.rate, view.paid.code);
  };
  const backMinor = back ? priceOf(back) : 0;
  return model.variants
    .filter(({ id }) => id !== line.variant_id)
    .map((variant) => {
      const priceMinor = priceOf(variant);
      const isOtherSize = variant.colour?.id === back?.colour?.id && variant.type?.id === back?.type?.id;
      const values = paid.map((paidMinor) =>
        exchangeValue({
          paidMinor,
          backMinor,
          wantedMinor: priceMinor,
          isOtherSize: back !== undefined && isOtherSize,
        }),
      );
      return { variant, priceMinor, inStock: isOrderable(variant) ? inStock(variant) : 0, values };
    });
}

/** How the exchange's order tells a variant: the product as it was sold, its colour, size and type in the language. */
export function exchangedLine(line: SoldLine, variant: Variant, locale: Locale): ExchangedLine {
  const { model, colour, type } = variant;
  const picture = model.colours.find((each) => each.colour.id === colour?.id)?.images[0]?.path;
  return {
    ...{ modelId: model.id, name: line.name, manufacturer: line.manufacturer, path: line.path },
    ...{ color: colour ? textIn(colour.names, locale) : '', size: variant.size ?? '' },
    type: type ? textIn(type.names, locale) : '',
    image: picture ?? model.image,
    vatBasisPoints: line.vat_basis_points,
  };
}
