import type { StaffGiftCard } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { orderMoney } from 'mf-shared/rules/order-money';
import { Fragment, type ReactNode } from 'react';
import order from '../order/order.module.css';
import { CardState } from './card-state.tsx';

/** What a card is worth, for whom, and how it stands. */
export function GiftCardFacts({ card }: { card: StaffGiftCard }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const money = orderMoney(card.currency, config);
  const { replaced_by: next, standing } = card;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['state', <CardState key="state" card={card} />],
    ['reason', standing.reason],
    ['goes_on', next && <a href={href(`/staff/gift-cards/${next.id}/`)}>…{next.hint}</a>],
    ['value', money(card.value)],
    ['spent', next ? null : money(card.spent)],
    ['held', card.held > 0 && money(card.held)],
    ['given_back', card.given_back > 0 && money(card.given_back)],
    ['left', money(card.left)],
    ['expires', card.expires_on ? longDate(card.expires_on, config.locale) : text('staff_gift-cards.never')],
    ['order', card.order_number && <a href={href(`/staff/orders/${card.order_number}/`)}>{card.order_number}</a>],
    ['recipient', card.recipient],
    ['email', card.email],
    ['mail', (card.mail === 'sent' || card.mail === 'leaving') && text(`staff_gift-cards.mail_${card.mail}`)],
  ];
  return (
    <section aria-labelledby="gift-card">
      <h2 id="gift-card">{text('staff_gift-cards.facts')}</h2>
      <dl className={order.pairs}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{text(`staff_gift-cards.${name}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </section>
  );
}
