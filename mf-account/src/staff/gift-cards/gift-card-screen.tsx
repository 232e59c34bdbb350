import type { StaffGiftCard } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { PressRow } from '../kept-rows.tsx';
import order from '../order/order.module.css';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import { BlockGiftCard } from './block-gift-card.tsx';
import { GiftCardBookings } from './gift-card-bookings.tsx';
import { GiftCardFacts } from './gift-card-facts.tsx';
import { ReissueGiftCard } from './reissue-gift-card.tsx';

/** One gift card: what it is worth, each booking, and what staff do with it (STAFF-48 to STAFF-50). */
export function GiftCardScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const path = `/api/staff/gift-cards/${encodeURIComponent(id)}/`;
  return (
    <StaffRecord<StaffGiftCard> path={path} room="gift-cards" missing={text('staff_gift-cards.missing')}>
      {(card, retry) => <GiftCardParts card={card} onChanged={retry} />}
    </StaffRecord>
  );
}

function GiftCardParts({ card, onChanged }: { card: StaffGiftCard; onChanged: () => void }) {
  const text = useText('mf-account');
  useRoomTitle(titleOf(card, text));
  return (
    <div className={order.columns}>
      <div className={order.facts}>
        <GiftCardFacts card={card} />
        <GiftCardBookings card={card} />
      </div>
      {card.replaced_by === null && (
        <div className={order.work}>
          {card.mail === 'waiting' && <ResendMail card={card} onAnswered={onChanged} />}
          <BlockGiftCard card={card} onSaved={onChanged} />
          {canGetCode(card) && <ReissueGiftCard card={card} onSent={onChanged} />}
        </div>
      )}
    </div>
  );
}

/** The card as the list names it: the end of its code, and the person it is made out to. */
const titleOf = ({ hint, recipient }: StaffGiftCard, text: Translate): string =>
  [text('staff_gift-cards.named', { hint }), recipient].filter(Boolean).join(', ');

/** The service gives no new code to a card that is frozen, over or used up; a blocked one may be any of these. */
const canGetCode = ({ state, is_frozen, left }: StaffGiftCard): boolean =>
  !is_frozen && state !== 'expired' && left > 0;

function ResendMail({ card, onAnswered }: { card: StaffGiftCard; onAnswered: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const send = async () => {
    await api.post(`/api/staff/gift-cards/${card.id}/resend/`, {});
    showToast('success', text('staff_gift-cards.resent'));
  };
  return (
    <section className={order.panel} aria-label={text('staff_gift-cards.mail')}>
      <p>{text('staff_gift-cards.mail_waiting', { email: card.email })}</p>
      <PressRow
        label={text('staff_gift-cards.resend')}
        title={text('staff_gift-cards.resend')}
        send={send}
        onAnswered={onAnswered}
      />
    </section>
  );
}
