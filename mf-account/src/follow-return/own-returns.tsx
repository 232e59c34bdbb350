import type { OwnReturns as Answer, OwnStoreReturns } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { OwnCases } from '../cases/own-cases.tsx';

/** The customer's returns, of orders and then of purchases in stores, each with the way to its page. */
export function OwnReturns({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const { data: ofOrders } = useQuery<Answer>('/api/customer/returns/', { identity: customerId });
  const { data: ofStores } = useQuery<OwnStoreReturns>('/api/customer/store-returns/', { identity: customerId });
  const stateOf = (status: Answer['results'][number]['status'], code: string) => ({
    ...{ status, state: text(`return_status.${status}`), href: `${href('/returns/status/')}#${code}` },
  });
  const returns = [
    ...(ofOrders?.results ?? []).map(({ reference, goods: [first = reference, ...more], image, status, code }) => ({
      ...{ title: more.length > 0 ? `${first} + ${more.length}` : first, image, ...stateOf(status, code) },
      about: reference,
    })),
    ...(ofStores?.results ?? []).map(({ number, store_name, receipt, status, code }) => ({
      ...{ title: `${store_name}, ${number}`, image: null, ...stateOf(status, code), about: receipt },
    })),
  ];
  return <OwnCases id="returns" title={text('returns_page.own')} cases={returns} />;
}
