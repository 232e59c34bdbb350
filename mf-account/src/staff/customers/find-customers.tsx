import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../staff-room.module.css';

/** The question about customers; it is asked by navigating, so that it can be gone back to and sent on. */
export function FindCustomers(asked: { q: string; isWaiting: boolean }) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const [q, setQ] = useState(asked.q);
  const [isWaiting, setIsWaiting] = useState(asked.isWaiting);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({
      ...(q.trim() && { q: q.trim() }),
      ...(isWaiting && { organisation: 'waiting' }),
    });
    void navigate(`${href('/staff/customers/')}${query.size > 0 ? `?${query}` : ''}`);
  };
  return (
    <search>
      <form className={styles.find} onSubmit={ask}>
        <TextField
          id="staff-customers-q"
          label={text('staff_customers.search')}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <Check
          label={text('staff_customers.only_waiting')}
          checked={isWaiting}
          onChange={(event) => setIsWaiting(event.target.checked)}
        />
        <Button type="submit">{text('staff_customers.find')}</Button>
      </form>
    </search>
  );
}
