import { useText } from 'mf-shared/i18n';
import { checkTransferRequest } from 'mf-shared/rules/cart/check-transfer-request';
import {
  type BuyingMode,
  type Cart,
  endTransfer,
  removeProduct,
  setTransferFlags,
  setTransferPicks,
  shownRows,
} from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { ProductRow } from '../review-cart/product-row.tsx';
import type { useRemoval } from '../review-cart/use-removal.ts';
import styles from './order-for-others.module.css';
import { useStoreNames } from './use-store-names.ts';
import { useTransfer } from './use-transfer.ts';

export interface TransferStepsProps {
  cart: Cart;
  mode: Extract<BuyingMode, { kind: 'transfer' }>;
  removal: ReturnType<typeof useRemoval>;
}

/**
 * The staff's transfer request: rows, what is picked from which store, and the button that sends it (CHECKOUT-73 to
 * CHECKOUT-75).
 */
export function TransferSteps({ cart, mode, removal }: TransferStepsProps) {
  const text = useText('mf-checkout');
  const nameOf = useStoreNames();
  const { send, isBusy, isAsked, message } = useTransfer(mode);
  const problem = (isAsked && checkTransferRequest(cart)) || message;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <h1>{text('transfer.title')}</h1>
      <p className={styles.lead}>
        {text('transfer.way', { from: mode.from.map(nameOf).join(', '), to: nameOf(mode.to) })}
      </p>
      <section className={styles.staff} aria-label={text('transfer.rows')}>
        {shownRows(cart).map((row) => (
          <div key={row.productId}>
            <ul>
              <ProductRow row={row} onRemove={() => removal.remove(row.name, () => removeProduct(row.productId))} />
            </ul>
            {mode.from.length > 1 && <Picks row={row} from={mode.from} nameOf={nameOf} />}
          </div>
        ))}
        <div className={styles.flags}>
          <Check
            label={text('transfer.high_priority')}
            checked={cart.transferRequestHighPriority}
            onChange={(event) => setTransferFlags({ isHighPriority: event.target.checked })}
          />
          <Check
            label={text('transfer.reserve')}
            checked={cart.transferRequestReserveQuantity}
            onChange={(event) => setTransferFlags({ reserves: event.target.checked })}
          />
        </div>
        {problem && (
          <Notice kind="error" isLive>
            {problem}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button look="action" isBusy={isBusy} onClick={() => void send()}>
            {text('transfer.send')}
          </Button>
          <Button look="line" onClick={endTransfer}>
            {text('transfer.stop')}
          </Button>
        </div>
      </section>
    </div>
  );
}

interface PicksProps {
  row: ReturnType<typeof shownRows>[number];
  from: readonly number[];
  nameOf: (storeId: number) => string;
}

/** How many pieces of a row are picked from each store. */
function Picks({ row, from, nameOf }: PicksProps) {
  const text = useText('mf-checkout');
  const picks = row.transferAmountsFrom;
  return (
    <fieldset className={styles.picks} aria-label={text('transfer.picks_of', { name: row.name })}>
      {from.map((id) => (
        <div key={id} className={styles.pick}>
          <span>{nameOf(id)}</span>
          <NumberStepper
            label={text('transfer.pick', { name: row.name, store: nameOf(id) })}
            value={picks[id] ?? 0}
            min={0}
            onChange={(amount) => setTransferPicks(row.productId, { ...picks, [id]: amount })}
          />
        </div>
      ))}
    </fieldset>
  );
}
