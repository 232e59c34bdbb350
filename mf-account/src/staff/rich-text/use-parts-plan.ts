import type { ProductListItem } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { mediaUrl } from 'mf-shared/rules/media-url';
import { formatPrice } from 'mf-shared/rules/price-format';
import type { ProductFacts } from './product-view.ts';
import type { PartsPlan } from './shop-parts.ts';

/** What the editor says of tabs, and how it learns what stands in the place of a product. */
export function usePartsPlan(): PartsPlan {
  const text = useText('mf-account');
  const textOfUi = useText('ui');
  const api = useApi();
  const config = usePageConfig();
  return {
    tabsLabel: text('staff_editor.tabs'),
    titleLabel: text('staff_editor.tab_title'),
    readProduct: async (slug) => {
      const query = { slugs: slug, taxAreaId: config.taxAreaId };
      const [found] = await api.get<ProductListItem[]>('/api/products/cards/', { query });
      return found ? factsOf(found) : { name: slug, picture: '', lines: [text('staff_editor.product_hidden')] };
    },
  };

  function factsOf({ name, image, manufacturer, price, isDisabled, isStoresOnly }: ProductListItem): ProductFacts {
    const lines = [manufacturer, formatPrice(price.active, config)];
    if (isDisabled) lines.push(textOfUi(isStoresOnly ? 'card.stores_only' : 'card.sold_out'));
    return { name, picture: image ? mediaUrl(image, { width: 160 }) : '', lines };
  }
}
