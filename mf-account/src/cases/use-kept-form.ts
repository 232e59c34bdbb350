import { useCallback, useState } from 'react';
import { type FormName, forgetForm, keepForm, readKeptForm } from './kept-form.ts';

/** A form whose values are kept in the tab until it is sent. Give it to `useForm` as `kept`. */
export function useKeptForm(name: FormName) {
  const [kept] = useState(() => readKeptForm(name));
  const keep = useCallback(
    (values: Readonly<Record<string, string>>) => keepForm(name, { ...kept, values }),
    [name, kept],
  );
  return { ...kept, keep, forget: () => forgetForm(name) };
}
