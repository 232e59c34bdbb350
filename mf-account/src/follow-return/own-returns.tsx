import type { OwnReturns as Answer } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';

/** The customer's returns, each with the way to its page; nothing where there are none. */
export function OwnReturns({ customerId }: { customerId: number }) {
  const text = useText('mf-account');
  const href = useHref();
  const { data } = useQuery<Answer>('/api/customer/returns/', { identity: customerId });
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">{text('returns_page.own')}</h2>
      <ul>
        {data.results.map(({ code, reference, status }) => (
          <li key={reference}>
            <a href={`${href('/returns/status/')}#${code}`}>{reference}</a> · {text(`return_status.${status}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
