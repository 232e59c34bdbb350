import type { OrderStatus, OrderWithStory } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { AfterOrder, type OrderChange } from '../after-order/after-order.tsx';
import { ToldOrder } from './told-order.tsx';

/** One of the customer's orders, fetched when it is opened. */
export function OrderDetails({ number, onStatus }: { number: string; onStatus: (status: OrderStatus) => void }) {
  const text = useText('mf-account');
  const {
    data: order,
    failure,
    setData,
    retry,
  } = useQuery<OrderWithStory>(`/api/customer/orders/${encodeURIComponent(number)}/`);
  if (failure && !order) return <p role="alert">{text('orders.failed')}</p>;
  if (!order) return <Bone kind="line" width="half" />;
  const handleChange = (made: OrderChange) => {
    setData((known) => known && { ...known, ...made });
    onStatus(made.status);
    // The order's story tells what was done.
    retry();
  };
  return (
    <>
      <ToldOrder order={order} />
      <AfterOrder order={order} onChange={handleChange} />
    </>
  );
}
