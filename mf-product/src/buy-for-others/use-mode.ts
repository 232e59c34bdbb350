import { useStore } from '@nanostores/react';
import type { ProductModel, Variant } from 'mf-shared/contract';
import { useHref, useLocation, useNavigate } from 'mf-shared/router';
import { $buyingMode } from 'mf-shared/stores';
import { useEffect, useMemo } from 'react';

/** The model as the buying mode sees it. An enterprise order in progress leads to /old (PRODUCT-6). */
export function useModelInMode(model: ProductModel, isInCampaign: boolean): ProductModel {
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const navigate = useNavigate();
  const href = useHref();
  const { pathname, search } = useLocation();
  const old = href(`/old${model.model_url}`);
  useEffect(() => {
    if (mode.kind === 'enterprise' && !isInCampaign && pathname !== old) void navigate(old + search, { replace: true });
  }, [mode, isInCampaign, pathname, search, old, navigate]);
  return useMemo(() => (mode.kind === 'transfer' ? transferModel(model, mode.from) : model), [model, mode]);
}

/** The model as a stock transfer sees it: variants are on order only if the selected stores have stock (PRODUCT-60). */
export function transferModel(model: ProductModel, from: readonly number[]): ProductModel {
  const products = model.products.map((variant): Variant => {
    const pieces = from.reduce((sum, id) => sum + (variant.stock_data.detailed_stocks[id] ?? 0), 0);
    const stock_data = { ...variant.stock_data, in_stock: pieces, blocked_stock: false };
    // From store to store there is no number that keeps it from going.
    const shipping_time = { ...variant.shipping_time, number: Math.min(variant.shipping_time.number, 2) };
    return { ...variant, on_order: pieces > 0, stock_data, shipping_time };
  });
  return { ...model, on_order: false, products };
}
