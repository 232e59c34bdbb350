import type { GiftCardBooking, StaffGiftCard } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { formatDateTime } from '../format-date-time.ts';
import order from '../order/order.module.css';

/** What each booking does to the card: what came back, or moved under another code, changes nothing. */
const signs: Readonly<Partial<Record<GiftCardBooking['kind'], string>>> = {
  ...{ bought: '+', given: '+', given_for_complaint: '+', held: '−', paid: '−', refunded: '−', refund_asked: '−' },
};

/** Everything that was booked on a card, the oldest first. */
export function GiftCardBookings({ card }: { card: StaffGiftCard }) {
  const text = useText('mf-account');
  const href = useHref();
  const config = usePageConfig();
  const money = orderMoney(card.currency, config);
  return (
    <section aria-labelledby="gift-card-bookings">
      <h2 id="gift-card-bookings">{text('staff_gift-cards.bookings')}</h2>
      {card.bookings.length === 0 && <p className={order.note}>{text('staff_gift-cards.no_bookings')}</p>}
      <ol className={order.lines}>
        {card.bookings.map((booking, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Bookings are only ever added at the end.
          <li key={at}>
            <span>{text(`staff_gift-cards.booking_${kindOf(booking, card)}`, { hint: booking.card?.hint ?? '' })}</span>
            <span className={order.sum}>
              {signs[booking.kind]}
              {money(booking.amount)}
            </span>
            <span className={order.note}>
              {booking.at && formatDateTime(booking.at, config.locale)}{' '}
              {booking.order_number && (
                <a href={href(`/staff/orders/${booking.order_number}/`)}>
                  {text('orders.number', { number: booking.order_number })}
                </a>
              )}
              {booking.card && (
                <a href={href(`/staff/gift-cards/${booking.card.id}/`)}>
                  {text('staff_gift-cards.named', { hint: booking.card.hint })}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Seen from the ended code the money went on, seen from the card a code ended. */
const kindOf = ({ kind }: GiftCardBooking, card: StaffGiftCard): string =>
  kind === 'moved' && card.replaced_by !== null ? 'moved_on' : kind;
