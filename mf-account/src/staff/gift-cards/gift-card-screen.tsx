import type { StaffGiftCard } from 'mf-shared/contract';
import { useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { FailedAnswer } from '../failed-answer.tsx';
import { PressRow } from '../kept-rows.tsx';
import order from '../order/order.module.css';
import { BlockGiftCard } from './block-gift-card.tsx';
import { GiftCardBookings } from './gift-card-bookings.tsx';
import { GiftCardFacts } from './gift-card-facts.tsx';
import { ReissueGiftCard } from './reissue-gift-card.tsx';

/** One gift card: what it is worth, each booking, and what staff do with it (STAFF-48 to STAFF-50). */
export function GiftCardScreen({ id }: { id: string }) {
  const text = useText('mf-account');
  const href = useHref();
  const path = `/api/staff/gift-cards/${encodeURIComponent(id)}/`;
  const { status, data, failure, retry } = useQuery<StaffGiftCard>(path);
  if (status === 'missing' || failure?.status === 400)
    return (
      <Empty
        title={text('staff_gift-cards.missing')}
        action={
          <ButtonLink look="line" href={href('/staff/gift-cards/')}>
            {text('staff.gift-cards')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {failure && <FailedAnswer failure={failure} onRetry={retry} />}
      {!data && !failure && <Bone kind="line" width="most" />}
      {data && (
        <div className={order.columns}>
          <div className={order.facts}>
            <GiftCardFacts card={data} />
            <GiftCardBookings card={data} />
          </div>
          {data.replaced_by === null && (
            <div className={order.work}>
              {data.mail === 'waiting' && <ResendMail card={data} onAnswered={retry} />}
              <BlockGiftCard card={data} onSaved={retry} />
              {canGetCode(data) && <ReissueGiftCard card={data} onSent={retry} />}
            </div>
          )}
        </div>
      )}
    </>
  );
}

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
