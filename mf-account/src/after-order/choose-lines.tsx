import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import styles from './after-order.module.css';
import { linesToChoose } from './lines-to-choose.ts';
import type { Withdrawal } from './use-withdrawal.ts';

export interface ChooseLinesProps {
  order: Order;
  withdrawal: Withdrawal;
}

/** Which goods, and how many of each. */
export function ChooseLines({ order, withdrawal }: ChooseLinesProps) {
  const text = useText('mf-account');
  const lines = linesToChoose(order);
  const [amounts, setAmounts] = useState<Readonly<Record<number, number>>>({});
  const [isMissing, setIsMissing] = useState(false);
  const choose = (productId: number, amount: number) => {
    setAmounts({ ...amounts, [productId]: amount });
    setIsMissing(false);
  };
  const chosen = lines
    .map(({ productId }) => ({ productId, amount: amounts[productId] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const next = () => (chosen.length > 0 ? withdrawal.ask(chosen) : setIsMissing(true));
  return (
    <>
      <p>
        {order.after_sale.deadlines} {text('after.lead')}
      </p>
      <fieldset className={styles.goods}>
        <legend>{text('after.choose.withdrawal')}</legend>
        {lines.map(({ productId, name, amount }, index) => (
          <div key={productId} className={styles.line}>
            <Check
              label={name}
              checked={(amounts[productId] ?? 0) > 0}
              onChange={(event) => choose(productId, event.target.checked ? amount : 0)}
              error={isMissing && index === 0 ? text('after.choose_missing') : null}
            />
            {amount > 1 && (amounts[productId] ?? 0) > 0 && (
              <SelectField
                id={`withdraw-${order.number}-${productId}`}
                label={text('after.amount')}
                size="small"
                value={amounts[productId]}
                onChange={(event) => choose(productId, Number(event.target.value))}
              >
                {Array.from({ length: amount }, (_, count) => count + 1).map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </SelectField>
            )}
          </div>
        ))}
      </fieldset>
      <Button look="line" onClick={next} isBusy={withdrawal.isBusy}>
        {text('after.continue')}
      </Button>
    </>
  );
}
