import { convertPrice, type PriceFormat } from 'mf-shared/rules/price-format';

/** How far one price in euro lies above another as both are shown, each converted by itself (decision 45). */
export const priceDifference = (higher: number, lower: number, format: PriceFormat): number =>
  convertPrice(higher, format) - convertPrice(lower, format);
