import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { randomText } from '../../../cases/kept-form.ts';
import { ChooseGoods } from '../../../return-goods/choose-goods.tsx';
import type { ReturnCalls, ToldReturn } from '../../../return-goods/return-lines.ts';
import { emptyReturn, type KeptReturn } from '../../../return-goods/use-kept-return.ts';
import styles from './counter.module.css';
import { counterBlock } from './counter-block.ts';
import { FindAtCounter } from './find-at-counter.tsx';
import { OrderAtCounter } from './order-at-counter.tsx';
import { TakeGoods } from './take-goods.tsx';

const calls: ReturnCalls = {
  declare: '/api/staff/returns/counter/',
  sums: '/api/staff/returns/counter/sums/',
  exchanges: '/api/staff/returns/counter/exchanges/',
};

/** Goods that a buyer hands over: their order, which of them and why, and that they are here (AFTER-110, AFTER-111). */
export function CounterScreen() {
  const text = useText('mf-account');
  const [order, setOrder] = useState<Order | null>(null);
  const [told, setTold] = useState<ToldReturn | null>(null);
  const [kept, setKept] = useKeptAtCounter();
  const stage = useRef<HTMLElement>(null);
  const place = order ? (told ? 'take' : 'choose') : 'find';
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    stage.current?.focus();
    stage.current?.scrollIntoView({ block: 'start' });
  }, [place]);
  const begin = (found: Order | null) => {
    setKept();
    setTold(null);
    setOrder(found);
  };
  if (!order) return <FindAtCounter onFound={begin} />;
  return (
    <section
      ref={stage}
      tabIndex={-1}
      className={styles.stage}
      aria-label={text(`staff_returns.counter_${told ? 'take' : 'choose'}`)}
    >
      <OrderAtCounter order={order} onOther={() => begin(null)} />
      {!told && counterBlock(order) === null && (
        <ChooseGoods
          kept={kept}
          order={order}
          calls={calls}
          words={{
            lead: text('staff_returns.counter_lead'),
            chosen: text('staff_returns.counter_chosen'),
            next: text('staff_returns.counter_next'),
          }}
          onChosen={setTold}
          onOther={() => begin(null)}
        />
      )}
      {told && (
        <TakeGoods kept={kept} order={order} told={told} calls={calls} onTold={setTold} onBack={() => setTold(null)} />
      )}
    </section>
  );
}

/** What is chosen for one buyer. It is not kept on the counter's machine, and the next buyer's begins anew. */
function useKeptAtCounter(): [kept: KeptReturn, begin: () => void] {
  const [values, setValues] = useState(emptyReturn);
  const [requestKey, setRequestKey] = useState(randomText);
  const kept: KeptReturn = {
    ...{ values, draft: '', requestKey },
    change: (some) => setValues((now) => ({ ...now, ...some })),
  };
  const begin = () => {
    setValues(emptyReturn);
    setRequestKey(randomText());
  };
  return [kept, begin];
}
