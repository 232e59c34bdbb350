import type { StaffGiftCard } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { ChangeRow } from '../kept-rows.tsx';
import order from '../order/order.module.css';
import { readAnew } from '../read-anew.ts';

interface ReissueProps {
  card: StaffGiftCard;
  onSent: () => void;
}

/** Mails a new code in the place of the old one; a corrected address is written twice (STAFF-50). */
export function ReissueGiftCard(props: ReissueProps) {
  const text = useText('mf-account');
  const title = text('staff_gift-cards.reissue');
  return (
    <section className={order.panel} aria-label={title}>
      <ChangeRow label={title} title={title}>
        <ReissueForm {...props} />
      </ChangeRow>
    </section>
  );
}

function ReissueForm({ card, onSent }: ReissueProps) {
  const text = useText('mf-account');
  const api = useApi();
  const money = orderMoney(card.currency, usePageConfig());
  const isCorrected = (email: string) => email.trim().toLowerCase() !== card.email.toLowerCase();
  const form = useForm({
    id: 'gift-card-reissue',
    initial: { email: card.email, email_again: '' },
    labels: { email: text('staff_gift-cards.send_to'), email_again: text('staff_gift-cards.email_again') },
    rules: ({ email }) => ({
      email: ['required', 'email'],
      ...(isCorrected(email) && { email_again: ['required'] }),
    }),
    send: async ({ email, email_again }) => {
      const body = { was: card.standing, ...(isCorrected(email) && { email, email_again }) };
      await api.post(`/api/staff/gift-cards/${card.id}/reissue/`, body).catch(readAnew(onSent));
      showToast('success', text('staff_gift-cards.reissued', { email }));
      onSent();
    },
  });
  return (
    <FormFrame form={form} action={text('staff_gift-cards.reissue_now')} look="line">
      <p>{text('staff_gift-cards.reissue_hint', { hint: card.hint, amount: money(card.left) })}</p>
      <TextField {...form.field('email')} type="email" autoComplete="off" spellCheck={false} maxLength={254} />
      {isCorrected(form.values.email) && (
        <TextField {...form.field('email_again')} type="email" autoComplete="off" spellCheck={false} maxLength={254} />
      )}
    </FormFrame>
  );
}
