import { useStore } from '@nanostores/react';
import type { EnterpriseOrder } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { $buyingMode, $session, addProduct, clearCart, setEnterpriseOrder } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { EnterpriseOrderCard } from './enterprise-order-card.tsx';
import styles from './order-for-others.module.css';
import { useEnterpriseOrders } from './use-enterprise-orders.ts';

/** `/enterprise/`: what an organisation gathers before it orders (ROUTE-27, CHECKOUT-71). */
export function EnterprisePage() {
  const text = useText('mf-checkout');
  const session = useStore($session, { ssr: 'initial' });
  const isAllowed = session.isOrgUser || session.isStaffUser || session.isAdminUser;
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: text('enterprise.title') }]} />
      <h1 tabIndex={-1}>{text('enterprise.title')}</h1>
      <p className={styles.lead}>{text('enterprise.lead')}</p>
      {session.isLoading && <Bone kind="button" />}
      {!session.isLoading && !isAllowed && <NotAllowed isSignedIn={session.isAuthenticated} />}
      {isAllowed && <OpenOrders />}
    </div>
  );
}

function NotAllowed({ isSignedIn }: { isSignedIn: boolean }) {
  const text = useText('mf-checkout');
  const href = useHref();
  return (
    <>
      <p>{text(isSignedIn ? 'enterprise.not_allowed' : 'enterprise.sign_in')}</p>
      {!isSignedIn && (
        <ButtonLink look="action" href={`${href('/accounts/login/')}?next=/enterprise/`}>
          {text('enterprise.to_sign_in')}
        </ButtonLink>
      )}
    </>
  );
}

/** The orders that are gathered, with the way to begin one and to go on with each. */
function OpenOrders() {
  const text = useText('mf-checkout');
  const href = useHref();
  const navigate = useNavigate();
  const mode = useStore($buyingMode, { ssr: 'initial' });
  const { orders, begin, close } = useEnterpriseOrders();
  const current = mode.kind === 'enterprise' ? mode.id : null;

  const gather = (id: number) => {
    setEnterpriseOrder({ id });
    void navigate(href('/newest/'));
  };
  const start = async () => {
    const order = await begin();
    if (order) gather(order.id);
  };
  const stop = async (id: number) => {
    if (id === current) setEnterpriseOrder(null);
    await close(id);
  };
  const checkOut = (order: EnterpriseOrder) => {
    fillCart(order);
    void navigate(href('/checkout/'));
  };

  return (
    <>
      <Button look={orders?.length ? 'line' : 'action'} onClick={() => void start()}>
        {text('enterprise.start')}
      </Button>
      <ul className={styles.orders}>
        {orders?.map((order) => (
          <li key={order.id}>
            <EnterpriseOrderCard
              order={order}
              isCurrent={order.id === current}
              onGather={() => gather(order.id)}
              onCheckout={() => checkOut(order)}
              onClose={() => void stop(order.id)}
            />
          </li>
        ))}
      </ul>
      {orders?.length === 0 && <p>{text('enterprise.none')}</p>}
    </>
  );
}

/** Puts the gathered order in the place of the cart: it is checked out alone. */
function fillCart({ id, products }: EnterpriseOrder): void {
  clearCart();
  for (const { productId, amount, ...snapshot } of products)
    addProduct({ productId, amount, set: true, snapshot: { ...snapshot, priceActive: null } });
  setEnterpriseOrder({ id });
}
