import type { Customer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { needsState } from 'mf-shared/rules/address-state';
import { deliveryCountries } from 'mf-shared/rules/delivery-countries';
import { sortedCountries } from 'mf-shared/rules/sorted-countries';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Suspense, useMemo } from 'react';
import { FormFrame } from '../forms/form-frame.tsx';
import { type Form, useForm } from '../forms/use-form.ts';
import type { SaveCustomer } from './use-customer.ts';

/** The list of states is for three countries only. */
const StateField = lazyPart(() => import('mf-shared/ui/field/state-field.tsx').then((part) => part.StateField));

const fields = [
  { name: 'first_name', autoComplete: 'given-name', width: 'half' },
  { name: 'last_name', autoComplete: 'family-name', width: 'half' },
  { name: 'phone', autoComplete: 'tel', width: null },
  { name: 'address', autoComplete: 'street-address', width: null },
  { name: 'postcode', autoComplete: 'postal-code', width: 'third' },
  { name: 'city', autoComplete: 'address-level2', width: 'twoThirds' },
] as const;

type ProfileName = (typeof fields)[number]['name'] | 'country' | 'state';

/** Name and address (SESSION-86). A state that the country does not have is not sent, and is there again with its country. */
export function ProfileForm({ customer, onSave }: { customer: Customer; onSave: SaveCustomer }) {
  const text = useText('mf-account');
  const { first_name, last_name, phone, address, postcode, city, country, state } = customer;
  const label = (name: ProfileName) => text(`form.${name}`);
  const form = useForm<ProfileName>({
    id: 'profile',
    initial: { first_name, last_name, phone, address, postcode, city, country, state },
    labels: {
      ...{ first_name: label('first_name'), last_name: label('last_name'), phone: label('phone') },
      ...{ address: label('address'), postcode: label('postcode'), city: label('city') },
      ...{ country: label('country'), state: label('state') },
    },
    rules: (values) => ({
      ...{ first_name: ['required'], last_name: ['required'] },
      ...(needsState(values.country) && values.address.trim() !== '' ? { state: ['required'] } : {}),
    }),
    send: async (values) => {
      await onSave({ ...values, state: needsState(values.country) ? values.state : '' });
      showToast('success', text('settings.saved'));
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <div className={layout.fields}>
        {fields.map(({ name, autoComplete, width }) => (
          <TextField
            key={name}
            {...form.field(name)}
            autoComplete={autoComplete}
            className={width ? layout[width] : undefined}
          />
        ))}
        <CountryFields form={form} />
      </div>
    </FormFrame>
  );
}

/** The country, and its state where addresses have one. */
function CountryFields({ form }: { form: Form<ProfileName> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { country, state } = form.values;
  const countries = useMemo(() => {
    const codes = new Set([...Object.keys(deliveryCountries), country]);
    return sortedCountries([...codes], locale);
  }, [country, locale]);
  const field = { ...form.field('state'), label: text(`form.state_${country}`) };
  return (
    <>
      <SelectField {...form.field('country')} autoComplete="country">
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {needsState(country) && (
        <Suspense fallback={<TextField {...field} disabled />}>
          <StateField {...field} country={country} value={state} choose={text('form.choose_state')} />
        </Suspense>
      )}
    </>
  );
}
