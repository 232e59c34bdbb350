import { useStore } from '@nanostores/react';
import type { DeliveryLimitation, ProductModel, Variant } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { $postcode } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { ReadableAtom } from 'nanostores';
import type { ShopStore } from '../check-availability/availability-label.ts';
import { HoldingStores } from '../check-availability/holding-stores.tsx';
import { usePreHydrationText } from '../lib/use-pre-hydration-text.ts';
import { Relatives } from '../see-relatives/relatives.tsx';
import styles from './buy.module.css';
import { DeliveryNotes } from './delivery-notes.tsx';
import { dispatch } from './dispatch.ts';
import { DispatchLine } from './dispatch-line.tsx';
import { ShippingOptions } from './shipping-options.tsx';
import { postcodeLength, useFastShipping } from './use-fast-shipping.ts';

const postcodeId = 'delivery-postcode';

const keepPostcode = (typed: string) => $postcode.set(typed.trim().slice(0, postcodeLength));

export interface Delivery {
  model: ProductModel;
  variant: Variant | null;
  price: number;
  /** Null until the service has told it. */
  limitation: DeliveryLimitation | null;
  stores: readonly ShopStore[];
}

/**
 * Whether and when the parcel leaves, and by postcode which ways it can come; the postcode is remembered. What is not
 * shipped to the country, or sold out, comes no way.
 */
export function DeliveryEstimate({ $delivery }: { $delivery: ReadableAtom<Delivery> }) {
  const text = useText('mf-product');
  const { deliveryCountryCode } = usePageConfig();
  const { model, variant, price, limitation, stores } = useStore($delivery, { ssr: 'initial' });
  const postcode = useStore($postcode, { ssr: 'initial' });
  usePreHydrationText(postcodeId, keepPostcode);
  const sent = limitation?.isDeliveryCountryBlocked ? null : variant;
  const leaves = sent && dispatch(sent, model.on_order, limitation?.extra_data_overrides[sent.id]);
  const isSoldOut = leaves?.kind === 'out-of-stock' || leaves?.kind === 'stores-only';
  // Stores and carriers that are near a postcode are Finnish ones.
  const isHere = deliveryCountryCode === 'fi' && !isSoldOut;
  const options = useFastShipping(isHere ? sent : null, price, postcode);

  return (
    <>
      {limitation && <DeliveryNotes limitation={limitation} />}
      <div className={styles.delivery}>
        <div className={styles.deliveryAsk}>
          {leaves && (
            <div>
              <DispatchLine dispatch={leaves} blockedText={model.blocked_stock_text} />
              {leaves.kind === 'stores-only' && <HoldingStores variant={sent} stores={stores} />}
              {sent.stock_incoming_str && <p className={styles.deliveryNone}>{sent.stock_incoming_str}</p>}
            </div>
          )}
          {isHere && (
            <TextField
              className={styles.postcode}
              label={text('delivery.postcode')}
              id={postcodeId}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={postcodeLength}
              value={postcode}
              onChange={(event) => keepPostcode(event.target.value)}
            />
          )}
        </div>
        {options?.length === 0 && <p className={styles.deliveryNone}>{text('delivery.none', { postcode })}</p>}
        <ShippingOptions options={options ?? []} />
        <Relatives model={model} variant={variant} />
      </div>
    </>
  );
}
