import { useStore } from '@nanostores/react';
import type { ProductModel } from 'mf-shared/contract';
import { useHref, useLocation, useNavigate } from 'mf-shared/router';
import { $buyingMode } from 'mf-shared/stores';
import { useEffect, useMemo } from 'react';
import { transferModel } from './transfer-model.ts';

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
