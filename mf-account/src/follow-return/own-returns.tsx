import type { OwnReturns as Answer, OwnStoreReturns } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';

/** The customer's returns, of orders and then of purchases in stores, each with the way to its page; nothing where there are none. */
export function OwnReturns({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const { data: ofOrders } = useQuery<Answer>('/api/customer/returns/', { identity: customerId });
  const { data: ofStores } = useQuery<OwnStoreReturns>('/api/customer/store-returns/', { identity: customerId });
  const returns = [
    ...(ofOrders?.results ?? []).map(({ reference, ...each }) => ({ ...each, name: reference })),
    ...(ofStores?.results ?? []).map(({ number, store_name, ...each }) => ({
      ...each,
      name: `${store_name}, ${number}`,
    })),
  ];
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">{text('returns_page.own')}</h2>
      <ul>
        {returns.map(({ code, name, status }) => (
          <li key={code}>
            <a href={`${href('/returns/status/')}#${code}`}>{name}</a> · {text(`return_status.${status}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
