import type { Difference } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import { useEffect, useRef } from 'react';
import styles from './pay-difference.module.css';
import { PayDifference } from './pay-difference.tsx';
import type { LinkedDifference } from './use-difference.ts';

interface Props {
  link: LinkedDifference;
  difference: Difference;
  onChange: () => void;
}

/** What was chosen, what it costs more, and where that is: to be paid, under way, paid, or over. */
export function DifferenceSummary({ link, difference, onChange }: Props) {
  const text = useText('mf-checkout');
  const href = useHref();
  const config = usePageConfig();
  const { state, order_number: number, amount: due, currency, lines } = difference;
  const amount = orderMoney(currency, config)(due);
  const day = new Intl.DateTimeFormat(europeanLocale(config.locale), { dateStyle: 'long', timeZone: 'UTC' });
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // After a payment, or giving up, the focus goes to the words that tell it.
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  const order = href('/view-order/') + (link.key === null ? '' : `#${number}/${link.key}`);
  return (
    <div className={`${layout.page} ${styles.page}`}>
      <header className={styles.head}>
        <p className={`${words.label} ${words.muted}`}>{text('result.number', { number })}</p>
        <h1 ref={heading} tabIndex={-1}>
          {text(`difference.${state}_title`, { amount })}
        </h1>
        <p className={`${words.lead} ${words.soft}`}>
          {text(`difference.${state}`, { amount, day: day.format(Date.parse(difference.pay_until)) })}
        </p>
      </header>
      <ul className={styles.lines}>
        {lines.map(({ amount: pieces, name, wanted }) => (
          <li key={`${name} ${wanted}`}>
            {pieces} × {name}, {wanted}
          </li>
        ))}
      </ul>
      {state === 'due' && difference.failed && (
        <Notice kind="warning" isLive>
          {text(`difference.last_${difference.failed}`)}
        </Notice>
      )}
      {state === 'due' && <PayDifference link={link} difference={difference} amount={amount} onEnd={onChange} />}
      {state === 'waiting' && <Button onClick={onChange}>{text('difference.retry')}</Button>}
      {state === 'paid' && <ButtonLink href={order}>{text('difference.see_order')}</ButtonLink>}
    </div>
  );
}
