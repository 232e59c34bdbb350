import type { StaffStore, StoreFacts } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { languageName } from '../language-name.ts';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { TranslateTexts } from '../translate/translate-texts.tsx';
import styles from './stores.module.css';
import { type FactField, factFields, readFacts, services, typeFacts } from './typed-facts.ts';

/** Changes what a store is called, where it is, its texts and services; what somebody else saved meanwhile is shown beside what was typed. */
export function FactsForm({ store, onSaved }: { store: StaffStore; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeFacts(store.facts);
  const labelOf = (name: FactField) =>
    name.startsWith('description_')
      ? text('staff_stores.description', { language: languageName(name.slice('description_'.length), locale) })
      : text(`staff_stores.${name}`);
  const form = useForm<FactField>({
    id: `store-${store.id}`,
    initial: stored,
    labels: Object.fromEntries(factFields.map((name) => [name, labelOf(name)])) as Record<FactField, string>,
    rules: ({ email }) => ({
      ...{ name: ['required'], short_name: ['required'] },
      ...(email.trim() !== '' && { email: ['email'] }),
    }),
    send: async (typed) => {
      const body = { ...readFacts(typed), was: store.facts };
      const kept = await api.put<StoreFacts>(`/api/staff/stores/${store.id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeFacts(kept));
      showToast('success', text('staff_stores.saved', { name: kept.name }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <FactFields form={form} />
      <NewerFields {...{ form, stored }} names={factFields} wordsOf={(name) => wordsOf(name, stored[name], text)} />
    </FormFrame>
  );
}

function FactFields({ form }: { form: Form<FactField> }) {
  const text = useText('mf-account');
  return (
    <>
      <div className={rows.fields}>
        <TextField {...form.field('name')} maxLength={200} autoComplete="off" />
        <TextField
          {...form.field('short_name')}
          maxLength={200}
          autoComplete="off"
          hint={text('staff_stores.short_hint')}
        />
        <TextField {...form.field('address')} maxLength={200} autoComplete="off" isOptional />
        <TextField {...form.field('postal_code')} maxLength={20} autoComplete="off" isOptional />
        <TextField {...form.field('city')} maxLength={200} autoComplete="off" isOptional />
        <TextField {...form.field('phone')} type="tel" maxLength={40} autoComplete="off" isOptional />
        <TextField {...form.field('email')} type="email" maxLength={254} autoComplete="off" isOptional />
      </div>
      {services.map((name) => (
        <Check
          key={name}
          label={text(`staff_stores.${name}`)}
          checked={form.values[name] !== ''}
          onChange={({ target }) => form.setValue(name, target.checked ? 'yes' : '')}
        />
      ))}
      <TranslateTexts<'description'> form={form} texts={{ description: {} }} />
      <fieldset className={classNames(rows.fields, styles.texts)}>
        <legend>{text('staff_stores.texts')}</legend>
        {locales.map((language) => (
          <TextArea
            key={language}
            {...form.field(`description_${language}`)}
            lang={language}
            maxLength={2000}
            isOptional
          />
        ))}
      </fieldset>
    </>
  );
}

const wordsOf = (name: FactField, value: string, text: ReturnType<typeof useText>): string =>
  services.some((service) => service === name)
    ? text(value ? 'staff_log.yes' : 'staff_log.no')
    : value || text('staff_content.nothing');
