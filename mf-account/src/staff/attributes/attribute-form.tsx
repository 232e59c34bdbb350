import type { AttributeState } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { AttributeTexts } from './attribute-texts.tsx';
import { KindFields } from './kind-fields.tsx';
import { newerWords } from './newer-words.ts';
import { type AttributeField, fieldsOf, readAttribute, typeAttribute } from './typed-attribute.ts';

interface AttributeFormProps {
  kind: AttributeKind;
  id: number;
  state: AttributeState;
  name: string;
  /** Keys of values that products have: they stay. */
  usedValues: readonly string[];
  onSaved: () => void;
}

/** Changes what an attribute is called, a language at a time, and what its kind has beside; what somebody else saved is shown beside it. */
export function AttributeForm({ kind, id, state, name, usedValues, onSaved }: AttributeFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeAttribute(kind, state);
  const fields = fieldsOf(kind);
  const form = useForm<AttributeField>({
    id: `${kind}-${id}`,
    initial: stored,
    labels: labelsOf(Object.keys(stored) as AttributeField[], locale, (field, values) =>
      text(`staff_attributes.${field}`, values),
    ),
    rules: {},
    send: async (typed) => {
      const body = { ...readAttribute(kind, typed, state.key), was: state };
      const kept = await api.put<AttributeState>(`/api/staff/attributes/${kind}/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeAttribute(kind, kept));
      showToast('success', text('staff_attributes.saved', { name: kept.names[locale] ?? name }));
      onSaved();
    },
  });
  return (
    <FormFrame form={form} action={text('settings.save')} look="line">
      <AttributeTexts id={`${kind}-language-${id}`} {...{ kind, form }} />
      <KindFields {...{ kind, form, usedValues }} />
      <NewerFields {...{ form, stored }} names={fields} wordsOf={(field) => newerWords(field, stored[field], text)} />
    </FormFrame>
  );
}
