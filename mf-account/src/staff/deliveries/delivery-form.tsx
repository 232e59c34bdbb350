import type { DeliveryState, StaffDelivery } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import rows from '../kept-rows.module.css';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { TranslateTexts } from '../translate/translate-texts.tsx';
import styles from './deliveries.module.css';
import { type DeliveryField, deliveryFields, readDelivery, typeDelivery } from './typed-delivery.ts';

/** What is saved of a delivery, without what says which one it is. */
export const stateOf = ({ names, descriptions, price, free_from, days_from, days_to, is_active }: StaffDelivery) =>
  ({ names, descriptions, price, free_from, days_from, days_to, is_active }) satisfies DeliveryState;

/** Changes prices, days and words of a way to deliver; what somebody else saved meanwhile is shown beside what was typed. */
export function DeliveryForm({ delivery, onSaved }: { delivery: StaffDelivery; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeDelivery(delivery, locale);
  const form = useForm<DeliveryField>({
    id: `delivery-${delivery.id}`,
    initial: stored,
    labels: labelsOf(deliveryFields, locale, (name, values) => text(`staff_deliveries.${name}`, values)),
    rules: { price: ['required'], days_from: ['required'], days_to: ['required'] },
    send: async (typed) => {
      const read = readDelivery(typed);
      if (typeof read === 'string') throw ofField(read, text('staff_deliveries.not_valid'));
      const was = stateOf(delivery);
      const body = { ...read, is_active: was.is_active, was };
      const path = `/api/staff/deliveries/${delivery.id}/`;
      const kept = await api.put<DeliveryState>(path, body).catch(readAnew(onSaved));
      form.showKept(typeDelivery(kept, locale));
      showToast('success', text('staff_deliveries.saved'));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <DeliveryFields form={form} />
      <NewerFields
        {...{ form, stored }}
        names={deliveryFields}
        wordsOf={(name) => stored[name] || text('staff_content.nothing')}
      />
    </FormFrame>
  );
}

interface Fields {
  field: (name: DeliveryField) => ReturnType<Form<string>['field']>;
  setValue: (name: DeliveryField, value: string) => void;
}

/** The fields of a way to deliver, also of a new one. */
export function DeliveryFields({ form }: { form: Fields }) {
  const text = useText('mf-account');
  return (
    <>
      <div className={rows.fields}>
        <TextField
          {...form.field('price')}
          inputMode="decimal"
          autoComplete="off"
          hint={text('staff_deliveries.vat')}
        />
        <TextField
          {...form.field('free_from')}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          hint={text('staff_deliveries.free_hint')}
        />
        <TextField {...form.field('days_from')} inputMode="numeric" autoComplete="off" />
        <TextField {...form.field('days_to')} inputMode="numeric" autoComplete="off" />
      </div>
      <fieldset className={styles.words}>
        <legend>{text('staff_deliveries.words')}</legend>
        <TranslateTexts<'name' | 'description'> form={form} texts={{ name: {}, description: {} }} />
        <div className={rows.fields}>
          {locales.map((language) => (
            <TextField
              key={language}
              {...form.field(`name_${language}`)}
              lang={language}
              maxLength={300}
              autoComplete="off"
              isOptional
            />
          ))}
        </div>
        <div className={rows.fields}>
          {locales.map((language) => (
            <TextArea
              key={language}
              {...form.field(`description_${language}`)}
              lang={language}
              maxLength={1000}
              rows={2}
              isOptional
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** A field that cannot be read, told as the service tells what it refuses. */
export const ofField = (field: DeliveryField, message: string) =>
  new ApiFailure(400, 'invalid_request', message, { [field]: message });
