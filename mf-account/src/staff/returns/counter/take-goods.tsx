import type { CounterResponse, Order } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { ExchangeStatus } from '../../../exchange-status/exchange-status.tsx';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { MoneyBack } from '../../../return-goods/money-back.tsx';
import { MoneyWish } from '../../../return-goods/money-wish.tsx';
import { type ReturnCalls, type ToldReturn, toRequest } from '../../../return-goods/return-lines.ts';
import type { KeptReturn } from '../../../return-goods/use-kept-return.ts';
import styles from './counter.module.css';
import { CounterStores, counterStore, keepCounterStore } from './counter-stores.tsx';

interface TakeGoodsProps {
  kept: KeptReturn;
  order: Order;
  told: ToldReturn;
  calls: ReturnCalls;
  onTold: (told: ToldReturn) => void;
  onBack: () => void;
}

/** What the chosen goods bring, at which counter they are, and that they are here now: one press declares and receives them. */
export function TakeGoods({ kept, order, told, calls, onTold, onBack }: TakeGoodsProps) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const money = orderMoney(told.currency, usePageConfig());
  const { values, change, requestKey } = kept;
  const isCard = told.can_be_gift_card && values.wantsGiftCard;
  const form = useForm({
    id: 'take',
    initial: { store: counterStore() },
    labels: { store: text('staff_returns.counter_store') },
    rules: { store: ['required'] },
    focuses: 'field',
    send: async ({ store }) => {
      keepCounterStore(store);
      const { reference } = await api.post<CounterResponse>(calls.declare, {
        ...{ ...toRequest(order, values), money: isCard ? 'gift_card' : 'payment' },
        ...{ store: Number(store), requestKey, confirmation: told.confirmation ?? '' },
      });
      if (reference === null) throw new Error('not declared');
      showToast('success', text('staff_returns.taken', { reference }));
      void navigate(href(`/staff/returns/${reference}/`));
    },
    explain: (failure) => {
      // The sums are others than were told: they are told again, and nothing is taken before they were read.
      if (failure instanceof ApiFailure && failure.code === 'withdrawal_changed')
        void api.post<ToldReturn>(calls.declare, toRequest(order, values)).then(onTold, () => undefined);
      return null;
    },
  });
  return (
    <div className={styles.take}>
      <h2>{text('staff_returns.counter_take')}</h2>
      <ul className={styles.goods}>
        {told.lines.map(({ productId, name, amount, exchange }) => (
          <li key={productId}>
            {amount} × {name}
            {exchange && <ExchangeStatus exchange={exchange} money={money} />}
          </li>
        ))}
      </ul>
      <MoneyBack {...told} />
      {told.can_be_gift_card && <MoneyWish isCard={isCard} onChange={(wantsGiftCard) => change({ wantsGiftCard })} />}
      <p className={styles.soft}>{text('staff_returns.counter_note')}</p>
      <FormFrame form={form} action={text('staff_returns.take')}>
        <SelectField {...form.field('store')}>
          <CounterStores />
        </SelectField>
      </FormFrame>
      <p>
        <Button look="quiet" onClick={onBack}>
          {text('staff_returns.counter_back')}
        </Button>
      </p>
    </div>
  );
}
