import type { Customer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useState } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { useForm } from '../forms/use-form.ts';

/** A company asks for an organisation's account; the staff verify it first (STAFF-6). */
export function OrganisationForm({ organisation }: Pick<Customer, 'organisation'>) {
  const text = useText('mf-account');
  const api = useApi();
  const [known, setKnown] = useState(organisation);
  const form = useForm({
    id: 'organisation',
    initial: { name: known?.name ?? '', vat_number: known?.vat_number ?? '' },
    labels: { name: text('membership.company'), vat_number: text('membership.vat_number') },
    rules: { name: ['required'], vat_number: ['required'] },
    send: async (values) => {
      const saved = await api.post<Customer>('/api/customer/organisation/', values);
      setKnown(saved.organisation);
    },
  });
  if (known?.is_confirmed)
    return (
      <Notice kind="good">
        {text('membership.company_confirmed', { name: known.name, number: known.vat_number })}
      </Notice>
    );
  return (
    <FormFrame form={form} action={text(known ? 'membership.company_change' : 'membership.company_ask')} look="line">
      <p>{text('membership.company_lead')}</p>
      {known && (
        <Notice kind="info" isLive>
          {text('membership.company_waits', { name: known.name })}
        </Notice>
      )}
      <TextField {...form.field('name')} autoComplete="organization" />
      <TextField {...form.field('vat_number')} autoComplete="off" hint={text('membership.vat_hint')} />
    </FormFrame>
  );
}
