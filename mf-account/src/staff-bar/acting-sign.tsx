import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { type ActingBuyer, showToast } from 'mf-shared/stores';
import { useCall } from 'mf-shared/ui/use-call.ts';
import { useActing } from '../lib/use-acting.ts';
import styles from './staff-bar.module.css';

/** On every page: for whom a member of the staff buys, and the way out (STAFF-25). */
export function ActingSign({ buyer }: { buyer: ActingBuyer }) {
  const text = useText('mf-account');
  const href = useHref();
  const { end } = useActing();
  const [call, run] = useCall(() =>
    end().catch((failure: unknown) => {
      showToast('error', text('form.no_answer'));
      throw failure;
    }),
  );
  const name = `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.email;
  return (
    <section className={styles.acting} aria-label={text('staff.acting_label')}>
      <p role="status">
        {text('staff.acting')} <a href={href(`/staff/customers/${buyer.id}/`)}>{name}</a>
      </p>
      <button type="button" onClick={run} aria-busy={call.status === 'loading' || undefined}>
        {text('staff.acting_end')}
      </button>
    </section>
  );
}
