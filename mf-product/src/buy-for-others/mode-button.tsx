import { useStore } from '@nanostores/react';
import type { ProductModel, Variant } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { $buyingMode, addProduct, setEnterpriseOrder, showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { snapshotOf } from '../buy/add-to-cart.ts';
import { outReason, variantAvailability } from '../choose-variant/orderable.ts';
import { useSignedInTexts } from '../lib/use-signed-in-texts.ts';

export interface ModeButtonProps {
  model: ProductModel;
  variant: Variant;
  /** It is not delivered to the buyer's country. */
  isCountryBlocked?: boolean | undefined;
}

/**
 * Adds to the enterprise order, or to the transfer request (PRODUCT-58 to PRODUCT-60). Both speak Finnish, as staff do.
 * What is blocked for the country of delivery is not ordered for a company, and is moved between stores all the same.
 */
export function ModeButton({ model, variant, isCountryBlocked }: ModeButtonProps) {
  useSignedInTexts();
  const text = useText('mf-product');
  const api = useApi();
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const out = outReason(variantAvailability(variant, model));

  const [call, gather] = useCall(async (id: number) => {
    try {
      await api.post('/api/customer/enterprise/order/', {
        enterprise_data: { id },
        checkout_data: { products: [{ productId: variant.id, amount: 1 }] },
      });
      showToast('success', text('enterprise.added', { name: model.name }));
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 404) setEnterpriseOrder(null);
      showToast('error', (error instanceof ApiFailure && error.message) || text('enterprise.failed'));
    }
  });
  const transfer = () => {
    addProduct({ productId: variant.id, amount: 1, snapshot: snapshotOf(model, variant) });
    showToast('success', text('transfer.added', { name: model.name }));
  };

  return (
    <Button
      look="action"
      isWide
      isBusy={call.status === 'loading'}
      disabled={out !== '' || (isCountryBlocked && mode.kind === 'enterprise')}
      onClick={() => (mode.kind === 'enterprise' ? void gather(mode.id) : transfer())}
    >
      {text(out ? `buy.${out}` : mode.kind === 'enterprise' ? 'enterprise.add' : 'transfer.add')}
    </Button>
  );
}
