import type { Order } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { redoOrder } from './redo-order.ts';

/** The same goods once more, on to the checkout. */
export function OrderAgain({ order }: { order: Order }) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  if (order.status === 'pending_payment' || order.lines.every(({ path }) => path === '')) return null;
  const handleClick = () => {
    redoOrder(order);
    void navigate(href('/checkout/'));
  };
  return (
    <Button look="line" onClick={handleClick}>
      {text('after.redo')}
    </Button>
  );
}
