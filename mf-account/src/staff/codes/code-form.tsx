import type { StaffCode } from 'mf-shared/contract';
import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { TranslateTexts } from '../translate/translate-texts.tsx';
import styles from './codes.module.css';
import { type CodeField, codeFields, newState, readCode, typeCode } from './typed-code.ts';

const kinds = ['percent', 'amount', 'free_delivery'];
const switches = ['excludes_offers', 'club_only', 'is_active'];

interface CodeFormProps {
  /** Null: a new one. */
  code: StaffCode | null;
  onSaved: () => void;
}

/** Makes a discount code, or changes one; what somebody else saved meanwhile is shown beside what was typed. */
export function CodeForm({ code, onSaved }: CodeFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeCode(code?.code ?? '', code ?? newState, locale);
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const labelOf = (name: CodeField) =>
    name.startsWith('name_')
      ? text('staff_codes.name', { language: languages.of(name.slice('name_'.length)) ?? '' })
      : text(`staff_codes.${name}`);
  const form = useForm<CodeField>({
    id: `code-${code?.id ?? 'new'}`,
    initial: stored,
    labels: Object.fromEntries(codeFields.map((name) => [name, labelOf(name)])) as Record<CodeField, string>,
    rules: code ? {} : { code: ['required'] },
    send: async (typed) => {
      const state = readCode(typed);
      if (typeof state === 'string') throw ofField(state, text('staff_codes.not_valid'));
      if (code) {
        const { id, code: _code, uses: _uses, standing: _standing, ...was } = code;
        await api.put(`/api/staff/codes/${id}/`, { ...state, was }).catch(readAnew(onSaved));
        // What was typed otherwise than it is kept is nobody else's change.
        form.showKept(typeCode(code.code, state, locale));
      } else await api.post('/api/staff/codes/', { ...state, code: typed.code });
      showToast('success', text('staff_codes.saved', { code: typed.code }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text(code ? 'settings.save' : 'staff_codes.make')} look="line">
      <CodeFields form={form} isNew={code === null} />
      <NewerFields {...{ form, stored }} names={codeFields} wordsOf={(name) => wordsOf(name, stored[name], text)} />
    </FormFrame>
  );
}

function CodeFields({ form, isNew }: { form: Form<CodeField>; isNew: boolean }) {
  const text = useText('mf-account');
  const { kind } = form.values;
  const check = (name: 'excludes_offers' | 'club_only') => (
    <Check
      label={text(`staff_codes.${name}`)}
      checked={form.values[name] !== ''}
      onChange={({ target }) => form.setValue(name, target.checked ? 'yes' : '')}
    />
  );
  return (
    <>
      <div className={rows.fields}>
        {isNew && (
          <TextField {...form.field('code')} maxLength={40} autoComplete="off" hint={text('staff_codes.hint')} />
        )}
        <SelectField {...form.field('kind')}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {text(`staff_codes.kind_${each}`)}
            </option>
          ))}
        </SelectField>
        {kind !== 'free_delivery' && (
          <TextField
            {...form.field('value')}
            label={text(kind === 'percent' ? 'staff_bulk.value_percent' : 'staff_codes.value')}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        )}
        <TextField {...form.field('min_total')} inputMode="decimal" autoComplete="off" isOptional />
        <TextField {...form.field('starts_at')} type="datetime-local" isOptional />
        <TextField {...form.field('ends_at')} type="datetime-local" isOptional />
        <TextField {...form.field('max_uses')} inputMode="numeric" autoComplete="off" isOptional />
      </div>
      {check('excludes_offers')}
      {check('club_only')}
      <TranslateTexts<'name'> form={form} texts={{ name: {} }} />
      <fieldset className={classNames(rows.fields, styles.names)}>
        <legend>{text('staff_codes.names')}</legend>
        {locales.map((language) => (
          <TextField
            key={language}
            {...form.field(`name_${language}`)}
            lang={language}
            maxLength={100}
            autoComplete="off"
            isOptional
          />
        ))}
      </fieldset>
    </>
  );
}

const ofField = (field: CodeField, message: string) =>
  new ApiFailure(400, 'invalid_request', message, { [field]: message });

/** The value of a field, as a person reads it. */
function wordsOf(name: CodeField, value: string, text: ReturnType<typeof useText>): string {
  if (name === 'kind') return text(`staff_codes.kind_${value}`);
  if (switches.some((each) => each === name)) return text(value ? 'staff_log.yes' : 'staff_log.no');
  return (name.endsWith('_at') ? value.replace('T', ' ') : value) || '–';
}
