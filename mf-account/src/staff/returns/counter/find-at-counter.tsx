import type { Order } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate } from 'mf-shared/router';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useEffect, useRef } from 'react';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { useForm } from '../../../forms/use-form.ts';
import screens from '../../case-screen.module.css';
import styles from './counter.module.css';

/** The order of a buyer at a counter: its number is typed or scanned, as is that of a return that is declared already. */
export function FindAtCounter({ onFound }: { onFound: (order: Order) => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const form = useForm({
    id: 'counter',
    initial: { number: '', email: '' },
    labels: { number: text('staff_returns.counter_number'), email: text('staff_returns.counter_email') },
    rules: ({ email }) => ({ number: ['required'], ...(email && { email: ['email'] }) }),
    focuses: 'field',
    send: async ({ number, email }) => {
      const order = await api.get<Order>('/api/staff/returns/counter/', {
        query: { q: number, ...(email && { email }) },
      });
      const declared = order.after_sale.withdrawals.find((each) => each.reference === number && each.outcome === null);
      if (declared) return void navigate(href(`/staff/returns/${declared.reference}/`));
      onFound(order);
    },
    explain: ({ status }) => {
      // The next scan takes the place of what was not found.
      field.current?.select();
      return status === 404 ? { number: text('staff_returns.counter_not_found') } : null;
    },
  });
  return (
    <div className={styles.find}>
      <FormFrame form={form} action={text('staff_returns.counter_search')}>
        <TextField
          {...form.field('number')}
          ref={field}
          hint={text('staff_returns.counter_hint')}
          autoComplete="off"
          maxLength={100}
        />
        <TextField {...form.field('email')} type="email" isOptional autoComplete="off" />
      </FormFrame>
      <p>
        <a className={screens.link} href={href('/staff/store-returns/counter/')}>
          {text('staff_returns.counter_receipt')}
        </a>
      </p>
    </div>
  );
}
