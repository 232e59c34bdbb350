import type { ReturnCase } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { replyBy } from 'mf-shared/rules/reply-by';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import pages from '../cases/case-page.module.css';
import { isExchangeAlone } from './points-of-return.ts';
import { useOrderHref } from './use-order-href.ts';

/** Where a return is, what comes next and until when, and what is to be paid for it. */
export function ReturnHead({ found }: { found: ReturnCase }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const orderHref = useOrderHref(found);
  const due = dueExchange(found);
  const payHref = due?.order_number ? orderHref(due.order_number, due.state) : null;
  const state = stateOf(found);
  const lastDay = lastDayOf(found);
  const day = lastDay ? longDate(lastDay, locale) : '';
  return (
    <>
      <p className={pages.soft}>{text('returns.number', { reference: found.reference })}</p>
      <h1>{text(`returns.state.${state}`)}</h1>
      <p className={pages.lead}>{text(`returns.next.${state}`, { day })}</p>
      {payHref && (
        <p>
          <ButtonLink look="action" href={payHref}>
            {text('after.difference_pay')}
          </ButtonLink>
        </p>
      )}
      {found.label?.status === 'asked' && (
        <Notice kind="info" isLive>
          {text('returns.label_comes')}
        </Notice>
      )}
      {found.label?.status === 'refused' && (
        <Notice kind="warning" isLive>
          {text('returns.label_refused')}
        </Notice>
      )}
    </>
  );
}

const dueExchange = ({ lines }: ReturnCase) => lines.find(({ exchange }) => exchange?.state === 'due')?.exchange;

/** The status in words: what was done where it is done, and whether anything is to be sent where it is new. */
function stateOf(found: ReturnCase): string {
  const { status, send_by, lines, given } = found;
  // Goods that never left the shop are neither sent nor brought.
  if (status === 'new-return' && send_by === null) return 'with_shop';
  if (status !== 'processed-return') return status;
  if (dueExchange(found)) return 'to_pay';
  if (isExchangeAlone(found)) return 'exchanged';
  // A return that was repaired is over without money.
  const isRepaired = lines.some(({ decided }) => decided.some(({ outcome }) => outcome === 'repaired'));
  return isRepaired && given.length === 0 ? 'repaired' : status;
}

/** Until when the buyer answers, pays or sends. */
function lastDayOf(found: ReturnCase): string | null {
  const asked = found.events.findLast((event) => event.status === 'more_info-return');
  if (found.status === 'more_info-return' && asked) return replyBy(asked.at);
  return dueExchange(found)?.kept_until ?? found.send_by;
}
