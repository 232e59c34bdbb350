import { useText } from 'mf-shared/i18n';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { useState } from 'react';
import { FindForm } from '../find-form.tsx';

/** The question about customers. */
export function FindCustomers(asked: { q: string; isWaiting: boolean }) {
  const text = useText('mf-account');
  const [isWaiting, setIsWaiting] = useState(asked.isWaiting);
  return (
    <FindForm room="customers" q={asked.q} query={{ organisation: isWaiting ? 'waiting' : '' }}>
      <Check
        label={text('staff_customers.only_waiting')}
        checked={isWaiting}
        onChange={(event) => setIsWaiting(event.target.checked)}
      />
    </FindForm>
  );
}
