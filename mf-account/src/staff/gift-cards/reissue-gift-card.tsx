import type { StaffGiftCard } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useState } from 'react';
import { ChangeRow } from '../kept-rows.tsx';
import order from '../order/order.module.css';
import { ReissueForm } from './reissue-form.tsx';

/** Mails a new code in the place of the old one (STAFF-50). */
export function ReissueGiftCard({ card, onSent }: { card: StaffGiftCard; onSent: () => void }) {
  const text = useText('mf-account');
  const title = text('staff_gift-cards.reissue');
  const [sent, setSent] = useState(0);
  return (
    <section className={order.panel} aria-label={title}>
      <ChangeRow key={sent} label={title} title={title}>
        <ReissueForm
          card={card}
          onRead={onSent}
          onSent={() => {
            setSent(sent + 1);
            onSent();
          }}
        />
      </ChangeRow>
    </section>
  );
}
