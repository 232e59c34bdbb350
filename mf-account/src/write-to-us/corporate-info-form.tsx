import type { CorporateInterest } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { FormFrame } from '../forms/form-frame.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useForm } from '../forms/use-form.ts';

const interests: readonly CorporateInterest[] = ['staff_gifts', 'customer_gifts', 'logo', 'workwear', 'other'];

export function CorporateInfoForm() {
  const text = useText('mf-account');
  const href = useHref();
  const api = useApi();
  const form = useForm({
    id: 'corporate',
    initial: { company: '', vat_number: '', interest: 'staff_gifts', name: '', email: '', phone: '', message: '' },
    labels: {
      company: text('corporate.company'),
      vat_number: text('corporate.vat_number'),
      interest: text('corporate.interest'),
      name: text('corporate.contact'),
      email: text('login.email'),
      phone: text('form.phone'),
      message: text('ask.message'),
    },
    rules: { company: ['required'], name: ['required'], email: ['required', 'email'] },
    send: (values) => api.post('/api/corporate-info/', values),
    explain: ({ status }) => (status === 429 || status === 400 ? null : text('ask.failed')),
    noAnswer: text('ask.failed'),
  });
  if (form.state === 'done')
    return (
      <Outcome
        actions={
          <ButtonLink look="line" href={href('/')}>
            {text('form.to_shop')}
          </ButtonLink>
        }
      >
        <p>{text('corporate.done')}</p>
      </Outcome>
    );
  return (
    <FormFrame form={form} action={text('ask.submit')}>
      <TextField {...form.field('company')} autoComplete="organization" />
      <TextField {...form.field('vat_number')} isOptional />
      <SelectField {...form.field('interest')}>
        {interests.map((interest) => (
          <option key={interest} value={interest}>
            {text(`corporate.interests.${interest}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...form.field('name')} autoComplete="name" />
      <div className={layout.fields}>
        <TextField {...form.field('email')} type="email" autoComplete="email" className={layout.half} />
        <TextField {...form.field('phone')} type="tel" autoComplete="tel" isOptional className={layout.half} />
      </div>
      <TextArea {...form.field('message')} rows={5} maxLength={5000} isOptional />
    </FormFrame>
  );
}
