import type { StaffOrdersResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useSearchParams } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';
import { useCountOfFound } from '../use-count-of-found.ts';
import { askedOrders } from './asked-orders.ts';
import { FindOrders } from './find-orders.tsx';
import { OrderLink } from './order-link.tsx';

/** All orders, newest first unless another order is asked for; what was asked for stands in the address. */
export function OrdersScreen() {
  const text = useText('mf-account');
  const [params] = useSearchParams();
  const asked = askedOrders(params);
  const question = JSON.stringify(asked);
  const count = useCountOfFound(question);
  const page = askedPage(params.get('page'));
  const { status, data, failure, retry } = useQuery<StaffOrdersResponse>('/api/staff/orders/', {
    query: { ...asked, page },
    keepsPrevious: true,
  });
  return (
    <>
      <FindOrders key={question} asked={asked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={styles.list} aria-busy={status === 'loading'} aria-label={text('staff.orders')}>
          <p ref={count} role="status" tabIndex={-1} className={styles.muted}>
            {text('staff_orders.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ol className={styles.rows}>
              {data.results.map((order) => (
                <OrderLink key={order.number} order={order} />
              ))}
            </ol>
          )}
          <PageLinks
            {...{ path: '/staff/orders/', query: asked, page: data.page, pageCount: data.page_count }}
            isByAge={asked.sort === undefined}
          />
        </section>
      )}
    </>
  );
}
