import type { StaffCustomer } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import styles from '../order/order.module.css';

const longestComment = 2000;

/** What the club's admins note; the customer never sees it (STAFF-12). */
export function ClubComment({ customer, onSaved }: { customer: StaffCustomer; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const label = text('staff_customers.comment');
  const form = useForm({
    id: 'club-comment',
    initial: { comment: customer.club_comment },
    labels: { comment: label },
    rules: {},
    send: async (values) => {
      try {
        await api.post(`/api/staff/customers/${customer.id}/comment/`, values);
      } catch (failure) {
        showToast('error', text('staff_customers.comment_failed'));
        throw failure instanceof ApiFailure ? failure : new ApiFailure(0, 'unavailable', '');
      }
      showToast('success', text('staff_customers.comment_saved'));
      onSaved();
    },
  });
  return (
    <section className={styles.panel} aria-label={label}>
      <FormFrame form={form} action={text('settings.save')} look="line">
        <TextArea
          {...form.field('comment')}
          maxLength={longestComment}
          hint={text('staff_customers.comment_hint')}
          rows={4}
        />
      </FormFrame>
    </section>
  );
}
