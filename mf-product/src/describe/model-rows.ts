import type { ProductModel } from 'mf-shared/contract';
import type { Translate } from 'mf-shared/i18n';

type Marked = Pick<ProductModel, 'is_multi_color' | 'is_extended_range' | 'products'>;

/** What the catalogue says of the model beside its properties: its colours and its range (PRODUCT-106, PRODUCT-107). */
export function modelRows({ is_multi_color, is_extended_range, products }: Marked, text: Translate) {
  const colors = [...new Set(products.map(({ colour }) => colour))].filter(Boolean);
  return [
    is_multi_color && colors.length > 0 && { slug: 'colors', name: text('facts.colors'), value: colors.join(', ') },
    is_extended_range && { slug: 'range', name: text('facts.range'), value: text('facts.wider_range') },
  ].filter((row) => row !== false);
}
