import { useStore } from '@nanostores/react';
import type { FastShipping, ProductModel, Variant } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { formatPrice } from 'mf-shared/rules/price-format';
import { $postcode, logInfo } from 'mf-shared/stores';
import { StockLine } from 'mf-shared/ui/buy-box/stock-line.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { returnIcon, storeIcon, truckIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import { isBlocked } from '../choose-variant/orderable.ts';
import { useEarlyText } from '../load-later/use-early-text.ts';
import { Relatives } from '../see-relatives/relatives.tsx';
import styles from './buy.module.css';
import type { Dispatch } from './dispatch.ts';

/** Looked up only when exactly five characters long (spec: catalogue §5 Delivery-estimate postcode). */
const postcodeLength = 5;
const postcodeId = 'delivery-postcode';

const keepPostcode = (typed: string) => $postcode.set(typed.trim().slice(0, postcodeLength));

export interface Delivery {
  model: ProductModel;
  variant: Variant | null;
  price: number;
  dispatch: Dispatch | null;
}

/** When the parcel leaves, and by postcode which ways it can come; the postcode is remembered on the device. */
export function DeliveryEstimate({ $delivery }: { $delivery: ReadableAtom<Delivery> }) {
  const text = useText('mf-product');
  const config = usePageConfig();
  const { model, variant, price, dispatch } = useStore($delivery, { ssr: 'initial' });
  const postcode = useStore($postcode, { ssr: 'initial' });
  useEarlyText(postcodeId, keepPostcode);
  // Stores and carriers that are near a postcode are Finnish ones.
  const isHere = config.deliveryCountryCode === 'fi';
  const options = useFastShipping(isHere ? variant : null, price, postcode);

  return (
    <div className={styles.delivery}>
      <div className={styles.deliveryAsk}>
        <div>
          <DispatchLine
            dispatch={dispatch}
            blockedText={variant && isBlocked(variant) ? model.blocked_stock_text : ''}
          />
          {variant?.stock_incoming_str && <p className={styles.deliveryNone}>{variant.stock_incoming_str}</p>}
        </div>
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
      <ul className={styles.deliveryList} aria-live="polite">
        {options?.map((option) => (
          <li key={option.name + (option.storeSlug ?? '')}>
            <Icon shape={option.storeSlug ? storeIcon : truckIcon} size="small" />
            <span>{option.name}</span>
            <span className={styles.deliveryPrice}>
              {option.price > 0 ? formatPrice(option.price, config) : text('delivery.free')}
            </span>
            <span className={styles.deliveryTime}>{option.timeEstimate}</span>
          </li>
        ))}
        <li>
          <Icon shape={returnIcon} size="small" />
          <span>{text('delivery.returns')}</span>
        </li>
      </ul>
      <Relatives model={model} variant={variant} />
    </div>
  );
}

function DispatchLine({ dispatch, blockedText }: { dispatch: Dispatch | null; blockedText: string }) {
  const text = useText('mf-product');
  if (!dispatch) return <span />;
  const words =
    dispatch.kind === 'text'
      ? dispatch.text
      : dispatch.kind === 'days'
        ? text('dispatch.days', { days: dispatch.days.replace('-', '–') })
        : dispatch.kind === 'now'
          ? text('dispatch.now')
          : blockedText || text('dispatch.out');
  return (
    <StockLine state={dispatch.kind === 'now' ? 'in' : dispatch.kind === 'out-of-stock' ? 'out' : 'later'}>
      {words}
    </StockLine>
  );
}

/** Fast shipping options; a failure is logged only (spec: catalogue §8 #5711). */
function useFastShipping(variant: Variant | null, price: number, postcode: string): FastShipping | null {
  const api = useApi();
  const [options, setOptions] = useState<FastShipping | null>(null);
  const variantId = variant?.id;
  useEffect(() => {
    // While another variant is asked about, the last answer stays: the page does not jump at every tap.
    if (postcode.length !== postcodeLength || variantId === undefined) return setOptions(null);
    const request = new AbortController();
    api
      .get<FastShipping>('/api/get_fast_shipping/', {
        query: { postal_code: postcode, price, variant_id: variantId },
        signal: request.signal,
      })
      .then((answer) => {
        if (!Array.isArray(answer)) throw new TypeError('The answer is no list');
        setOptions(answer);
      })
      .catch((error: unknown) => {
        if (!request.signal.aborted) logInfo(`#5711 ${String(error)}`);
      });
    return () => request.abort();
  }, [api, postcode, price, variantId]);
  return options;
}
