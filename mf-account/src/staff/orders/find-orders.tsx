import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { orderStatuses } from 'mf-shared/rules/order-status-moves';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type FormEvent, useState } from 'react';
import styles from '../staff-room.module.css';
import type { AskedOrders } from './asked-orders.ts';

/** The question about orders; it is asked by navigating, so that it can be gone back to and sent on. */
export function FindOrders(asked: AskedOrders) {
  const text = useText('mf-account');
  const href = useHref();
  const navigate = useNavigate();
  const [q, setQ] = useState(asked.q ?? '');
  const [status, setStatus] = useState<string>(asked.status ?? '');
  const [isOpen, setIsOpen] = useState(asked.withdrawals === 'open');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({
      ...(q.trim() && { q: q.trim() }),
      ...(status && { status }),
      ...(isOpen && { withdrawals: 'open' }),
    });
    void navigate(`${href('/staff/orders/')}${query.size > 0 ? `?${query}` : ''}`);
  };
  return (
    <search>
      <form className={styles.find} onSubmit={ask}>
        <TextField
          id="staff-orders-q"
          label={text('staff_orders.search')}
          type="search"
          maxLength={100}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <SelectField
          id="staff-orders-status"
          label={text('staff_orders.status')}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          <option value="">{text('staff_orders.every_status')}</option>
          {orderStatuses.map((each) => (
            <option key={each} value={each}>
              {text(`status.${each}`)}
            </option>
          ))}
        </SelectField>
        <Check
          label={text('staff_orders.open_withdrawals')}
          checked={isOpen}
          onChange={(event) => setIsOpen(event.target.checked)}
        />
        <Button type="submit">{text('staff_orders.find')}</Button>
      </form>
    </search>
  );
}
