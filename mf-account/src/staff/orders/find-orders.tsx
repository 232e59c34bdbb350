import { useText } from 'mf-shared/i18n';
import { orderStatuses } from 'mf-shared/rules/order-status-moves';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { useState } from 'react';
import { FindForm } from '../find-form.tsx';
import type { AskedOrders } from './asked-orders.ts';

/** The question about orders. */
export function FindOrders(asked: AskedOrders) {
  const text = useText('mf-account');
  const [status, setStatus] = useState<string>(asked.status ?? '');
  const [isOpen, setIsOpen] = useState(asked.withdrawals === 'open');
  return (
    <FindForm room="orders" q={asked.q ?? ''} query={{ status, withdrawals: isOpen ? 'open' : '' }}>
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
    </FindForm>
  );
}
