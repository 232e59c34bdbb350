import { useText } from 'mf-shared/i18n';
import { labelled } from '../forms/labelled.ts';
import type { Form } from '../forms/use-form.ts';
import { NewerVersion } from './newer-version.tsx';
import { useSeen } from './use-seen.ts';

interface NewerFieldsProps<Name extends string> {
  form: Form<Name>;
  /** The fields that are compared, in the order in which they are shown. */
  names: readonly Name[];
  stored: Readonly<Record<Name, string>>;
  /** The stored value of a field, as a person reads it. */
  wordsOf: (name: Name) => string;
}

/** The fields that another person saved during typing, beside what was typed in them (STAFF-42). */
export function NewerFields<Name extends string>({ form, names, stored, wordsOf }: NewerFieldsProps<Name>) {
  const text = useText('mf-account');
  const inOneOrder = (values: Readonly<Record<Name, string>>) => JSON.stringify(names.map((name) => values[name]));
  const isNewer = useSeen(inOneOrder(stored), inOneOrder(form.values));
  if (!isNewer) return null;
  const newer = names.filter((name) => stored[name] !== form.values[name]);
  return (
    <NewerVersion
      value={newer.map((name) => labelled(text, form.field(name).label, wordsOf(name))).join(' · ')}
      onTake={() => form.setValues(stored)}
    />
  );
}
