import type { StaffCustomer } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewerVersion } from '../newer-version.tsx';
import styles from '../order/order.module.css';
import { readAnew } from '../read-anew.ts';
import { useSeen } from '../use-seen.ts';

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
        const path = `/api/staff/customers/${customer.id}/comment/`;
        await api.post(path, { ...values, was: customer.club_comment }).catch(readAnew(onSaved));
      } catch (failure) {
        showToast('error', text('staff_customers.comment_failed'));
        throw failure instanceof ApiFailure ? failure : new ApiFailure(0, 'unavailable', '');
      }
      showToast('success', text('staff_customers.comment_saved'));
      onSaved();
    },
  });
  const isNewer = useSeen(customer.club_comment, form.values.comment);
  return (
    <section className={styles.panel} aria-label={label}>
      <FormFrame form={form} action={text('settings.save')} look="line">
        <TextArea
          {...form.field('comment')}
          maxLength={longestComment}
          hint={text('staff_customers.comment_hint')}
          rows={4}
        />
        {isNewer && (
          <NewerVersion value={customer.club_comment} onTake={() => form.setValue('comment', customer.club_comment)} />
        )}
      </FormFrame>
    </section>
  );
}
