import { attributeKinds, isAttributeKind } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { LanguageTexts } from '../language-texts.tsx';
import { useNewRecord } from '../written/use-new-record.ts';
import { KindFields } from './kind-fields.tsx';
import { pathOfAttribute } from './kind-of.ts';
import { type AttributeField, nameTexts, newAttribute, readAttribute } from './typed-attribute.ts';

/** Makes a colour, a type, a label, a property or a size table; what can wait is written in its own place. */
export function NewAttributeForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const kindOf = (typed: string) => (isAttributeKind(typed) ? typed : 'colour');
  const form = useNewRecord<AttributeField>({
    ...{ room: 'attributes', id: 'attribute-new' },
    fields: Object.keys(newAttribute) as AttributeField[],
    initial: newAttribute,
    rules: {},
    read: (typed) => {
      const body = readAttribute(kindOf(typed.kind), typed, '');
      return { body, names: body.names };
    },
    callOf: ({ kind }) => `/api/staff/attributes/${kindOf(kind)}/`,
    pathOf: (id, { kind }) => pathOfAttribute(kindOf(kind), String(id)),
    onMade,
  });
  const kind = kindOf(form.values.kind);
  return (
    <FormFrame form={form} action={text('staff_attributes.make')} look="line">
      <SelectField {...form.field('kind')}>
        {attributeKinds.map((each) => (
          <option key={each} value={each}>
            {text(`staff_attributes.kind_${each}`)}
          </option>
        ))}
      </SelectField>
      <LanguageTexts<'name'> id="attribute-new-language" form={form} texts={nameTexts} />
      <KindFields kind={kind} form={form} isNew />
    </FormFrame>
  );
}
