import type { ReturnCase as Case, ExchangeBack } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { replyBy } from 'mf-shared/rules/reply-by';
import { codeOfStoreReturn } from 'mf-shared/rules/store-return-fields';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Track, type TrackPoint } from 'mf-shared/ui/steps/track.tsx';
import { AnswerCase } from '../cases/answer-case.tsx';
import { CaseByCode } from '../cases/case-by-code.tsx';
import { CaseLetters } from '../cases/case-letters.tsx';
import pages from '../cases/case-page.module.css';
import { ChangeReturn } from '../cases/change-return.tsx';
import { DecidedLines } from '../cases/decided-lines.tsx';
import { SentFiles } from '../cases/sent-files.tsx';
import { differenceLink } from '../lib/difference-link.ts';
import { StoreReturnByCode } from '../return-to-store/store-return-case.tsx';
import styles from './follow-return.module.css';
import { ReturnPass } from './return-pass.tsx';

/** A label that the carrier has not made yet is looked for as long as somebody may wait for it. */
const lookMs = 5000;
const mostLooks = 60;
const untilLabel = ({ label }: Case, times: number): number | null =>
  label?.status === 'asked' && times < mostLooks ? lookMs : null;

/** The return of a code, of an order or of a purchase in a store, or the question for one. */
export function ReturnByCode({ code }: { code: string }) {
  return codeOfStoreReturn(code) === null ? <OrderReturnByCode code={code} /> : <StoreReturnByCode code={code} />;
}

function OrderReturnByCode({ code }: { code: string }) {
  const text = useText('mf-account');
  const words = {
    ...{ title: text('returns_page.follow'), notFound: text('returns.not_found') },
    open: text('returns.open'),
  };
  return (
    <CaseByCode<Case> code={code} api="/api/returns/" page="/returns/status/" words={words} refetchMs={untilLabel}>
      {(found, onChange) => <ReturnCase found={found} onChange={onChange} />}
    </CaseByCode>
  );
}

function ReturnCase({ found, onChange }: { found: Case; onChange: (next: Case) => void }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const orderHref = (number: string, exchangeState: ExchangeBack['state']) => {
    const order = found.exchange_orders.find((each) => each.number === number);
    if (!order) return null;
    if (exchangeState === 'due') return `${href('/order/difference/')}${differenceLink(number, order.key)}`;
    return `${href('/view-order/')}#${number}/${order.key}`;
  };
  const due = found.lines.find(({ exchange }) => exchange?.state === 'due')?.exchange;
  const payHref = due?.order_number ? orderHref(due.order_number, due.state) : null;
  const { status, send_by, reference, label } = found;
  const money = orderMoney(found.currency, config);
  const isExchange = isExchangeAlone(found);
  const back = isExchange ? null : moneyBack(found);
  // What was repaired is done, and no money goes back.
  const isRepaired = found.lines.some(({ decided }) => decided.some(({ outcome }) => outcome === 'repaired'));
  const withoutMoney = isExchange ? 'exchanged' : isRepaired && found.given.length === 0 ? 'repaired' : status;
  const ended = due ? 'to_pay' : withoutMoney;
  // Goods that never left the shop are neither sent nor brought.
  const begun = status === 'new-return' && send_by === null ? 'with_shop' : status;
  const state = status === 'processed-return' ? ended : begun;
  const asked = found.events.findLast((event) => event.status === 'more_info-return');
  const lastDay = status === 'more_info-return' && asked ? replyBy(asked.at) : (due?.kept_until ?? send_by);
  const day = lastDay ? longDate(lastDay, config.locale) : '';
  return (
    <>
      <p className={pages.soft}>{text('returns.number', { reference })}</p>
      <h1>{text(`returns.state.${state}`)}</h1>
      <p className={pages.lead}>{text(`returns.next.${state}`, { day })}</p>
      {payHref && (
        <p>
          <ButtonLink look="action" href={payHref}>
            {text('after.difference_pay')}
          </ButtonLink>
        </p>
      )}
      {label?.status === 'asked' && (
        <Notice kind="info" isLive>
          {text('returns.label_comes')}
        </Notice>
      )}
      {label?.status === 'refused' && (
        <Notice kind="warning" isLive>
          {text('returns.label_refused')}
        </Notice>
      )}
      <div className={classNames(pages.columns, styles.columns)}>
        <div className={classNames(pages.main, styles.main)}>
          <ReturnPass found={found} />
          {found.answer && (
            <section>
              <h2>{text('returns.answer')}</h2>
              <p className={styles.words}>{found.answer}</p>
            </section>
          )}
          <section>
            <h2>{text('returns.course')}</h2>
            <Track points={pointsOf(found, { text, money, locale: europeanLocale(config.locale) })} />
          </section>
          <Letters found={found} onChange={onChange} />
          <ChangeReturn
            found={found}
            path={`/api/returns/${encodeURIComponent(found.code)}/`}
            isSent={found.way === 'post'}
            onChange={onChange}
          />
        </div>
        <aside className={classNames(pages.panel, styles.panel)} aria-label={text('returns.you_get')}>
          <h2>{text('returns.you_get')}</h2>
          <DecidedLines lines={found.lines} money={money} orderHref={orderHref} />
          {found.fee > 0 && back !== null && (
            <p className={styles.sum}>
              <span>{text('returns.fee')}</span>
              <span>−{money(found.fee)}</span>
            </p>
          )}
          {back !== null && (
            <p className={styles.total}>
              <span>{text('returns.money_back')}</span>
              <span>{money(back)}</span>
            </p>
          )}
          {found.as_gift_card && back !== null && <p className={pages.soft}>{text('returns.as_gift_card')}</p>}
          <SentFiles files={found.attachments} label={text('attach.files')} />
          {found.message && <p className={styles.words}>{found.message}</p>}
        </aside>
      </div>
    </>
  );
}

/** It goes out, or waits for its difference. */
const pointOfExchange = ({ lines }: Case): string =>
  lines.some(({ exchange }) => exchange?.state === 'due') ? 'returns.point_to_pay' : 'returns.point_exchange';

/** Other goods go out, and no money comes back. */
function isExchangeAlone({ lines, refund }: Case): boolean {
  const isOn = lines.some(({ exchange }) => exchange && exchange.state !== 'released');
  return isOn && refund === 0;
}

/** What goes back: the promise, and once it is decided what was given; null where nothing is told. */
function moneyBack({ status, refund, given, settled_at }: Case): number | null {
  if (status === 'cancelled' || status === 'rejected-return') return null;
  if (settled_at === null && given.length === 0) return refund;
  return given.length === 0 ? null : given.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}

/** What both sides wrote, and the field for an answer as long as the return is open. */
function Letters({ found, onChange }: { found: Case; onChange: (next: Case) => void }) {
  const text = useText('mf-account');
  const isAsked = found.status === 'more_info-return';
  const letters = found.events.filter(({ body, attachments }) => body !== '' || attachments.length > 0);
  return (
    <>
      {letters.length > 0 && (
        <section>
          <h2>{text('complaint.letters')}</h2>
          <CaseLetters isBuyers of="return" events={letters} />
        </section>
      )}
      {found.can_write && (
        <section className={classNames(styles.ask, isAsked && pages.asked)}>
          <h2>{text('returns.write')}</h2>
          <AnswerCase
            of="return"
            path={`/api/returns/${encodeURIComponent(found.code)}/messages/`}
            onSent={onChange}
            look={isAsked ? 'action' : 'line'}
          />
        </section>
      )}
    </>
  );
}

interface Words {
  text: ReturnType<typeof useText>;
  money: (amount: number) => string;
  locale: string;
}

/** From the declaration to the money, each with its day once it has come. */
function pointsOf(found: Case, { text, money, locale }: Words): TrackPoint[] {
  const moment = (at: string | null) =>
    at ? new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' }) : undefined;
  const made = { key: 'made', title: text('returns.point_made'), note: moment(found.declared_at), isReached: true };
  const arrived = {
    ...{ key: 'arrived', title: text('returns.point_arrived'), note: moment(found.received_at) },
    isReached: found.received_at !== null || found.status === 'processed-return',
  };
  const end = (title: string, note = moment(found.settled_at)) => ({
    ...{ key: 'end', title, note },
    isReached: found.settled_at !== null,
  });
  if (found.status === 'cancelled') return [made, end(text('returns.point_cancelled'))];
  if (found.status === 'rejected-return') return [made, arrived, end(text('returns.point_refused'))];
  const given = found.given.map(({ to, means, amount, is_done }) =>
    text(`returns.given_${to}${is_done ? '' : '_soon'}`, { amount: money(amount), means }),
  );
  const isHere = found.send_by === null;
  const isExchange = isExchangeAlone(found);
  return [
    made,
    ...(isHere ? [] : [arrived]),
    end(
      text(isExchange ? pointOfExchange(found) : 'returns.point_money'),
      given.join(' ') || (found.settled_at ? moment(found.settled_at) : isExchange ? undefined : text('returns.soon')),
    ),
  ];
}
