import type { StoreReturn } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { replyBy } from 'mf-shared/rules/reply-by';
import { AnswerCase } from '../cases/answer-case.tsx';
import { CaseByCode } from '../cases/case-by-code.tsx';
import { CaseLetters } from '../cases/case-letters.tsx';
import pages from '../cases/case-page.module.css';
import { ChangeReturn } from '../cases/change-return.tsx';
import { RefusedGoods } from '../cases/refused-goods.tsx';
import { KeepCode } from '../follow-complaint/keep-code.tsx';
import { PurchasedGoods } from './purchased-goods.tsx';

/** The return of a purchase in a store, by its code. */
export function StoreReturnByCode({ code }: { code: string }) {
  const text = useText('mf-account');
  const words = {
    ...{ title: text('returns_page.follow'), notFound: text('returns.not_found') },
    open: text('returns.open'),
  };
  return (
    <CaseByCode<StoreReturn> code={code} api="/api/store-returns/" page="/returns/status/" words={words}>
      {(found, onChange) => <StoreReturnCase found={found} onChange={onChange} />}
    </CaseByCode>
  );
}

/** What comes next: the transfer is due, or the money is there. */
const stateOf = ({ status, paid_at }: StoreReturn): string =>
  status === 'processed-return' && paid_at === null ? 'due' : status;

function StoreReturnCase({ found, onChange }: { found: StoreReturn; onChange: (next: StoreReturn) => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const { number, code, status, status_at, events, payout, iban_end: end, return_store_name, send_to, send_by } = found;
  const path = `/api/store-returns/${encodeURIComponent(code)}/`;
  const state = stateOf(found);
  const place = return_store_name ?? send_to;
  const panel = text(status === 'cancelled' ? 'returns.goods' : 'returns.you_get');
  const day = longDate(status === 'new-return' ? send_by : replyBy(status_at), locale);
  return (
    <>
      <p className={pages.soft}>{text('returns.number', { reference: number })}</p>
      <h1>{text(`store_return.state.${state}`)}</h1>
      <p className={pages.lead}>{text(`store_return.next.${state}`, { place, number, day })}</p>
      <RefusedGoods goods={found.goods} />
      <div className={pages.columns}>
        <div className={pages.main}>
          <section>
            <h2>{text('complaint.letters')}</h2>
            <CaseLetters isBuyers of="return" events={events} />
          </section>
          {found.can_write && <AnswerCase of="return" path={`${path}messages/`} onSent={onChange} />}
          <ChangeReturn found={found} path={path} isSent={return_store_name === null} onChange={onChange} />
        </div>
        <aside className={pages.main}>
          <section className={pages.panel} aria-label={panel}>
            <h2>{panel}</h2>
            <PurchasedGoods found={found} />
            {status !== 'cancelled' && <p className={pages.soft}>{text(`store_return.comes_${payout}`, { end })}</p>}
          </section>
          <KeepCode code={code} link={`${location.origin}${href('/returns/status/')}#${code}`} />
        </aside>
      </div>
    </>
  );
}
