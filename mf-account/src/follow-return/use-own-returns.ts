import type { OwnReturns, OwnStoreReturns, ReturnStatus } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { type OwnCase, turnOf } from '../cases/own-cases.tsx';

/** The customer's returns, of orders and of purchases in stores, each with the way to its page. Null until both are known. */
export function useOwnReturns(customerId: number): readonly OwnCase[] | null {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const ofOrders = useQuery<OwnReturns>('/api/customer/returns/', { identity: customerId });
  const ofStores = useQuery<OwnStoreReturns>('/api/customer/store-returns/', { identity: customerId });
  if (ofOrders.status === 'loading' || ofStores.status === 'loading') return null;
  const shared = (status: ReturnStatus, code: string) => ({
    ...{ turn: turnOf(status), href: `${href('/returns/status/')}#${code}` },
  });
  const stateOf = ({ status, send_by }: { status: ReturnStatus; send_by: string | null }) => {
    if (status === 'more_info-return') return text('account.answer_us');
    if (status === 'new-return' && send_by !== null)
      return text('account.send_by', { date: longDate(send_by, config.locale) });
    return text(`return_status.${status}`);
  };
  const sumOf = (refund: number | null, currency: string, status: ReturnStatus) =>
    refund !== null && refund > 0 && status !== 'rejected-return' && status !== 'cancelled'
      ? orderMoney(currency, config)(refund)
      : '';
  return [
    ...(ofOrders.data?.results ?? []).map((each): OwnCase => {
      const { reference, goods, image, status, code, refund, currency, declared_at } = each;
      const [first = reference, ...more] = goods;
      const kind = text('account.return_number', { number: reference });
      return {
        ...shared(status, code),
        ...{ title: more.length > 0 ? `${first} + ${more.length}` : first, image },
        // Goods that never left the shop are on no way.
        state: status === 'new-return' && each.send_by === null ? text('account.with_shop') : stateOf(each),
        ...{ about: [kind, sumOf(refund, currency, status)].filter(Boolean).join(' · '), at: declared_at },
      };
    }),
    ...(ofStores.data?.results ?? []).map((each): OwnCase => {
      const { number, store_name, receipt, status, code, submitted_at } = each;
      return {
        ...shared(status, code),
        ...{
          title: `${store_name}, ${number}`,
          image: null,
          state: stateOf({ status, send_by: null }),
          at: submitted_at,
        },
        about: receipt,
      };
    }),
  ];
}
