import { ApiFailure, type AsyncStatus } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { checkFields, type FieldRule, shortestPassword } from './check-fields.ts';

interface FormPlan<Name extends string> {
  /** Begins the ids of its controls. */
  id: string;
  initial: Readonly<Record<Name, string>>;
  /** What the fields are called, here and in the summary of problems. */
  labels: Readonly<Record<Name, string>>;
  rules: Readonly<Partial<Record<Name, readonly FieldRule[]>>>;
  /** Sends what was typed, trimmed but for passwords; a refusal of fields is shown beside them. */
  send: (values: Readonly<Record<Name, string>>) => Promise<void>;
  /** Words of its own for a refusal, such as a link that expired. */
  explain?: (failure: ApiFailure) => string | null;
}

/** A problem of one field bears its label; of the form as a whole, none. */
interface FormProblem extends FieldProblem {
  label?: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A form of text fields: checks before it sends, shows every problem beside its field and in a summary that takes the
 * focus, and never loses what was typed.
 */
export function useForm<Name extends string>({ id, initial, labels, rules, send, explain }: FormPlan<Name>) {
  const text = useText('mf-account');
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AsyncStatus>('idle');
  const names = Object.keys(initial) as Name[];
  const idOf = (name: Name) => `${id}-${name}`;

  const refuse = (found: readonly FormProblem[]) => {
    setProblems(found);
    setAttempt((count) => count + 1);
    setState('idle');
  };

  const problemsOf = (failure: unknown): FormProblem[] => {
    const [first] = names;
    const whole = (message: string) => (first ? [{ fieldId: idOf(first), message }] : []);
    if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500)
      return whole(text('form.no_answer'));
    const own = explain?.(failure);
    if (own) return whole(own);
    const fields = names.flatMap((name) => {
      const message = failure.fields[name];
      return message ? [{ fieldId: idOf(name), message, label: labels[name] }] : [];
    });
    return fields.length > 0 ? fields : whole(failure.message || text('form.failed'));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'loading') return;
    const broken = checkFields(values, rules);
    const found = names.flatMap((name) => {
      const rule = broken[name];
      return rule
        ? [{ fieldId: idOf(name), message: text(`form.${rule}`, { count: shortestPassword }), label: labels[name] }]
        : [];
    });
    if (found.length > 0) return refuse(found);
    setProblems([]);
    setState('loading');
    try {
      await send(tidy(values));
      setState('done');
    } catch (failure) {
      refuse(problemsOf(failure));
    }
  };

  /** What ties a control to the form. */
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: values[name],
    required: rules[name]?.includes('required') ?? false,
    error: problems.find(({ fieldId }) => fieldId === idOf(name))?.message,
    onChange: (event: ChangeEvent<Control>) => setValue(name, event.target.value),
  });
  const setValue = (name: Name, value: string) => setValues((typed) => ({ ...typed, [name]: value }));

  const summary = problems.map(
    ({ fieldId, message, label }): FieldProblem => ({ fieldId, message: label ? `${label}: ${message}` : message }),
  );
  return { values, setValue, setValues, field, submit, state, setState, summary, attempt };
}

function tidy<Name extends string>(values: Readonly<Record<Name, string>>): Record<Name, string> {
  const entries = (Object.keys(values) as Name[]).map((name) => [
    name,
    name.includes('password') ? values[name] : values[name].trim(),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;
