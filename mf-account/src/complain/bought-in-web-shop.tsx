import type { Order } from 'mf-shared/contract';
import type { AsyncStatus } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { canComplainAbout } from 'mf-shared/rules/order-status-moves';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { ChooseOwnOrder } from '../cases/choose-own-order.tsx';
import formStyles from '../forms/form-page.module.css';
import { rowName } from '../forms/numbered-rows.ts';
import { ChooseProduct } from './choose-product.tsx';
import { goodsToComplain } from './goods-to-complain.ts';
import type { ComplaintFields } from './use-complaint-form.ts';

interface BoughtInWebShopProps {
  form: ComplaintFields;
  order: Order | null;
  status: AsyncStatus;
  onAsk: () => void;
  /** One of the orders of who is signed in. */
  onChoose: (number: string) => void;
}

/** Which order. */
export function BoughtInWebShop({ form, order, status, onAsk, onChoose }: BoughtInWebShopProps) {
  const text = useText('mf-account');
  return (
    <>
      <ChooseOwnOrder
        chosen={order?.number}
        fits={canComplainAbout}
        isBusy={status === 'loading'}
        onChoose={onChoose}
      />
      <div className={formStyles.pair}>
        <TextField {...form.field('orderNumber')} hint={text('view_order.number_hint')} autoComplete="off" />
        <TextField {...form.field('email')} type="email" autoComplete="email" />
      </div>
      {/* Until an order with goods is found, the button is what a missing product leads to. */}
      <Button
        id={order === null || goodsToComplain(order).length === 0 ? form.field(rowName(0, 'productId')).id : undefined}
        look="line"
        isBusy={status === 'loading'}
        onClick={onAsk}
      >
        {text('complaint.find')}
      </Button>
      <div role="status">
        {status === 'failed' && <Notice kind="error">{text('view_order.not_found')}</Notice>}
        {order && status === 'idle' && <FoundNotice order={order} orderKey={form.values.orderKey} />}
      </div>
    </>
  );
}

/** What can be complained about, or why nothing can and what can be done instead (AFTER-132). */
function FoundNotice({ order, orderKey }: { order: Order; orderKey: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const { number, status } = order;
  if (goodsToComplain(order).length > 0) return <Notice kind="good">{text('complaint.found', { number })}</Notice>;
  if (status === 'cancelled' || canComplainAbout(status))
    return <Notice kind="warning">{text('complaint.none_left', { number })}</Notice>;
  const key = orderKey && `#${[number, orderKey].map(encodeURIComponent).join('/')}`;
  return (
    <Notice kind="warning">
      {text('complaint.not_sent', { number })}{' '}
      <a href={`${href('/view-order/')}${key}`}>{text('complaint.not_sent_order')}</a>{' '}
      <a href={href('/ask/')}>{text('ask.title')}</a>
    </Notice>
  );
}

interface ProductOfOrderProps {
  form: ComplaintFields;
  goods: Order['lines'];
  index: number;
}

/** Which of the order's goods; nothing until the order is found. */
export function ProductOfOrder({ form, goods, index }: ProductOfOrderProps) {
  if (goods.length === 0) return null;
  const name = rowName(index, 'productId');
  return <ChooseProduct goods={goods} field={form.field(name)} onChange={(id) => form.setValue(name, id)} />;
}
