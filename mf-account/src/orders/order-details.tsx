import type { Order, OrderStatus } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { AfterOrder, type OrderChange } from '../after-order/after-order.tsx';
import { ReceiptLink } from '../receipts/receipt-link.tsx';
import { OrderFacts } from './order-facts.tsx';

/** One of the customer's orders, fetched when it is opened. */
export function OrderDetails({ number, onStatus }: { number: string; onStatus: (status: OrderStatus) => void }) {
  const text = useText('mf-account');
  const { data: order, failure, setData } = useQuery<Order>(`/api/customer/orders/${encodeURIComponent(number)}/`);
  if (failure) return <p role="alert">{text('orders.failed')}</p>;
  if (!order) return <Bone kind="line" width="half" />;
  const handleChange = (made: OrderChange) => {
    setData((known) => known && { ...known, ...made });
    onStatus(made.status);
  };
  return (
    <>
      <OrderFacts order={order} />
      <ReceiptLink order={order} />
      <AfterOrder order={order} onChange={handleChange} />
    </>
  );
}
