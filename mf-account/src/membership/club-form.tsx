import type { Customer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useCall } from 'mf-shared/ui/use-call.ts';
import styles from './membership.module.css';

interface ClubFormProps {
  isMember: boolean;
  onSave: (change: Pick<Customer, 'is_club_member'>) => Promise<void>;
}

/** Into the club and out of it, with one press: prices follow at once (STAFF-31). */
export function ClubForm({ isMember, onSave }: ClubFormProps) {
  const text = useText('mf-account');
  const [state, change] = useCall(async () => {
    await onSave({ is_club_member: !isMember });
    showToast('success', text(isMember ? 'membership.club_left' : 'membership.club_joined'));
  });
  return (
    <div className={styles.choices}>
      <p>{text(isMember ? 'membership.club_yours' : 'membership.club_lead')}</p>
      {state.status === 'failed' && (
        <Notice kind="error" isLive>
          {state.failure.message || text('form.no_answer')}
        </Notice>
      )}
      <Button look={isMember ? 'line' : 'action'} isBusy={state.status === 'loading'} onClick={() => void change()}>
        {text(isMember ? 'membership.club_leave' : 'membership.club_join')}
      </Button>
    </div>
  );
}
