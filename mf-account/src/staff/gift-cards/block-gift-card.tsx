import type { GiftCardStanding, StaffGiftCard } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { useState } from 'react';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerVersion } from '../newer-version.tsx';
import order from '../order/order.module.css';
import { readAnew } from '../read-anew.ts';
import { useSeen } from '../use-seen.ts';

const longestReason = 500;

/** Blocks a card, or lets it pay again; what somebody else did meanwhile is shown beside the typed reason (STAFF-49). */
export function BlockGiftCard({ card, onSaved }: { card: StaffGiftCard; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { standing } = card;
  const [isToBlock, setIsToBlock] = useState(!standing.is_blocked);
  const action = text(isToBlock ? 'staff_gift-cards.block' : 'staff_gift-cards.unblock');
  const form = useForm({
    id: 'gift-card-block',
    initial: { reason: '' },
    labels: { reason: text('staff_gift-cards.reason') },
    rules: { reason: ['required'] },
    send: async ({ reason }) => {
      const body = { is_blocked: isToBlock, reason, was: standing };
      await api.put(`/api/staff/gift-cards/${card.id}/block/`, body).catch(readAnew(onSaved));
      form.setValue('reason', '');
      showToast('success', text(body.is_blocked ? 'staff_gift-cards.blocked' : 'staff_gift-cards.unblocked'));
      onSaved();
    },
  });
  // A reason is typed for one of the two: what somebody else does meanwhile does not turn it into the other.
  if (form.values.reason === '' && isToBlock === standing.is_blocked) setIsToBlock(!standing.is_blocked);
  const stored = inWords(standing);
  const isNewer = useSeen(stored, form.values.reason === '' ? stored : form.values.reason);
  const stands = text(standing.is_blocked ? 'staff_gift-cards.state_blocked' : 'staff_gift-cards.state_open');
  return (
    <section className={order.panel} aria-labelledby="gift-card-block-title">
      <h2 id="gift-card-block-title">{action}</h2>
      <FormFrame form={form} action={action} look="line">
        <TextArea
          {...form.field('reason')}
          maxLength={longestReason}
          rows={2}
          hint={text('staff_gift-cards.reason_hint')}
        />
        {isNewer && (
          <NewerVersion
            value={standing.reason === '' ? stands : `${stands}, ${standing.reason}`}
            onTake={() => form.setValue('reason', '')}
          />
        )}
      </FormFrame>
    </section>
  );
}

const inWords = ({ hint, is_blocked, reason }: GiftCardStanding): string => JSON.stringify([hint, is_blocked, reason]);
