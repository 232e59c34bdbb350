import type { LeafGroup } from '../assortment/leaf-groups.ts';
import type { Wearer } from '../palettes/pictures.ts';
import type { DemoPrice, PriceKind, PricePeriod } from '../prices/make-price.ts';
import type { DemoPropertyValue } from '../properties/make-properties.ts';
import type { StockMode, StockRow } from '../stock/make-stock.ts';
import type { Texts } from '../text/six-languages.ts';
import type { DemoModel } from './demo-model.ts';

/** What tells a model apart; everything else follows from it. */
export interface ModelDraft {
  id: number;
  leaf: LeafGroup;
  ownName: string;
  names: Texts;
  brandSlug: string;
  brandName: string;
  wearer: Wearer;
  /** 0–1, moves price, figures and ratings. */
  quality: number;
  kind: string;
  design: number;
  colors: readonly string[];
  sizes: readonly string[];
  typeAxis: LeafGroup['type'] | null;
  priceKind: PriceKind;
  euros: number;
  stockMode: StockMode;
  ageDays: number;
  soldAmount: number;
  reviewCount: number;
  properties: readonly DemoPropertyValue[];
  /** Said by hand instead of being made. */
  by?: {
    slug?: string;
    shorts?: Texts;
    longHtml?: Texts;
    price?: DemoPrice;
    history?: readonly PricePeriod[];
    /** Stock of a variant by colour and size; undefined leaves it to chance. */
    stock?: (color: string | null, size: string | null) => readonly StockRow[] | undefined;
    reviews?: DemoModel['reviews'];
    tags?: readonly string[];
    quote?: DemoModel['quote'];
    groups?: readonly string[];
    recommended?: readonly number[];
    alsoBought?: readonly number[];
  };
  flags?: Partial<
    Pick<
      DemoModel,
      | 'isPublic'
      | 'isBundle'
      | 'isGiftCard'
      | 'campaignOnly'
      | 'taxClass'
      | 'secondHandParentId'
      | 'condition'
      | 'promotedColor'
      | 'blockedCountries'
      | 'blockInfo'
      | 'ski'
      | 'notices'
    >
  >;
}
