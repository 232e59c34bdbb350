import type { StaffGiftCard } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { orderMoney } from 'mf-shared/rules/order-money';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { NewerVersion } from '../newer-version.tsx';
import { readAnew } from '../read-anew.ts';
import { useSeen } from '../use-seen.ts';

type Field = 'email' | 'email_again' | 'keeps_block' | 'reason';
const nothingTyped = { email_again: '', keeps_block: '', reason: '' } as const;

interface ReissueFormProps {
  card: StaffGiftCard;
  onSent: () => void;
  /** Somebody was quicker: the card is to be read again. */
  onRead: () => void;
}

/**
 * The new code's form: a corrected address is written twice, and of a blocked card it is said whether the block stays, and
 * why. What somebody else did to the card meanwhile is shown beside what was typed (STAFF-42, STAFF-50).
 */
export function ReissueForm({ card, onSent, onRead }: ReissueFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const money = orderMoney(card.currency, usePageConfig());
  const { is_blocked: isBlocked } = card.standing;
  const isCorrected = (email: string) => email.trim().toLowerCase() !== card.email.toLowerCase();
  const initial = { ...nothingTyped, email: card.email };
  const form = useForm<Field>({
    id: 'gift-card-reissue',
    initial,
    labels: {
      ...{ email: text('staff_gift-cards.send_to'), email_again: text('staff_gift-cards.email_again') },
      ...{ keeps_block: text('staff_gift-cards.block_of_code'), reason: text('staff_gift-cards.reissue_reason') },
    },
    rules: ({ email }) => ({
      email: ['required', 'email'],
      ...(isCorrected(email) && { email_again: ['required'] }),
      ...(isBlocked && { keeps_block: ['required'], reason: ['required'] }),
    }),
    send: async ({ email, email_again, keeps_block, reason }) => {
      const body = {
        ...(isCorrected(email) && { email, email_again }),
        ...(isBlocked && { keeps_block: keeps_block === 'keep', reason }),
        was: card.standing,
      };
      await api.post(`/api/staff/gift-cards/${card.id}/reissue/`, body).catch(readAnew(onRead));
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
      {isBlocked && <BlockOfCode form={form} reason={card.standing.reason} />}
      <NewerCard card={card} form={form} onTake={() => form.setValues(initial)} />
    </FormFrame>
  );
}

function BlockOfCode({ form, reason }: { form: Form<Field>; reason: string }) {
  const text = useText('mf-account');
  return (
    <>
      <Notice kind="warning">{text('staff_gift-cards.blocked_because', { reason })}</Notice>
      <SelectField {...form.field('keeps_block')}>
        <option value="">{text('staff_gift-cards.choose_block')}</option>
        <option value="keep">{text('staff_gift-cards.keep_block')}</option>
        <option value="lift">{text('staff_gift-cards.lift_block')}</option>
      </SelectField>
      <TextArea {...form.field('reason')} maxLength={500} rows={2} />
    </>
  );
}

/** How the card stands by now, where somebody changed it since the form was begun. */
function NewerCard({ card, form, onTake }: { card: StaffGiftCard; form: Form<Field>; onTake: () => void }) {
  const text = useText('mf-account');
  const { hint, is_blocked, reason } = card.standing;
  const stored = JSON.stringify([hint, is_blocked, reason, card.email]);
  const isBegun = Object.entries({ ...nothingTyped, email: card.email }).some(
    ([name, value]) => form.values[name as Field] !== value,
  );
  const isNewer = useSeen(stored, isBegun ? 'typed' : stored);
  if (!isNewer) return null;
  const stands = text(is_blocked ? 'staff_gift-cards.state_blocked' : 'staff_gift-cards.state_open');
  const words = [text('staff_gift-cards.named', { hint }), stands, reason, card.email].filter(Boolean);
  return <NewerVersion value={words.join(', ')} onTake={onTake} />;
}
