import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import type { Form } from '../../forms/use-form.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { type AttributeField, nameTexts, tableTexts } from './typed-attribute.ts';

interface AttributeTextsProps {
  id: string;
  kind: AttributeKind;
  form: Form<AttributeField>;
}

/** The name in each language, and what stands above a size table. */
export function AttributeTexts({ id, kind, form }: AttributeTextsProps) {
  if (kind === 'size_table') return <LanguageTexts {...{ id, form }} texts={tableTexts} />;
  return <LanguageTexts<'name'> {...{ id, form }} texts={nameTexts} />;
}
