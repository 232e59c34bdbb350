import type { StaffCustomersResponse } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useSearchParams } from 'mf-shared/router';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { askedPage } from '../asked-page.ts';
import { FailedAnswer } from '../failed-answer.tsx';
import { PageLinks } from '../page-links.tsx';
import styles from '../staff-room.module.css';
import { useCountOfFound } from '../use-count-of-found.ts';
import { askedCustomers } from './asked-customers.ts';
import { FindCustomers } from './find-customers.tsx';

/** All customers, newest first unless another order is asked for; what was asked for stands in the address. */
export function CustomersScreen() {
  const text = useText('mf-account');
  const href = useHref();
  const [params] = useSearchParams();
  const asked = askedCustomers(params);
  const question = JSON.stringify(asked);
  const count = useCountOfFound(question);
  const page = askedPage(params.get('page'));
  const { status, data, failure, retry } = useQuery<StaffCustomersResponse>('/api/staff/customers/', {
    query: { ...asked, page },
    keepsPrevious: true,
  });
  return (
    <>
      <FindCustomers key={question} asked={asked} />
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && !failure && (
        <section className={styles.list} aria-busy={status === 'loading'} aria-label={text('staff.customers')}>
          <p ref={count} role="status" tabIndex={-1} className={styles.muted}>
            {text('staff_customers.found', { count: data.total })}
          </p>
          {data.results.length > 0 && (
            <ol className={styles.rows}>
              {data.results.map((customer) => (
                <li key={customer.id} className={styles.order}>
                  <a className={styles.number} href={href(`/staff/customers/${customer.id}/`)}>
                    {customer.id}
                  </a>
                  <span className={styles.who}>
                    {customer.name}
                    <span className={styles.muted}>{customer.email}</span>
                  </span>
                  <span className={styles.state}>
                    {customer.is_org_user && text('staff_customers.organisation')}
                    {customer.organisation_asked_at && (
                      <strong className={styles.waits}>{text('staff_customers.waits')}</strong>
                    )}
                  </span>
                  <span className={styles.delivery}>{customer.city}</span>
                </li>
              ))}
            </ol>
          )}
          <PageLinks
            {...{ path: '/staff/customers/', query: asked, page: data.page, pageCount: data.page_count }}
            isByAge={asked.sort === undefined && asked.organisation === undefined}
          />
        </section>
      )}
    </>
  );
}
