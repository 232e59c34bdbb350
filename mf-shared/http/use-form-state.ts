import {
  type ChangeEvent,
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import type { AsyncStatus } from './async-state.ts';
import { typedBeforeHydration } from './typed-before-hydration.ts';

/** What is wrong with which field, in words. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

export interface FormStatePlan<Name extends string> {
  /** Begins the ids of its controls. */
  id: string;
  /** A field that nobody typed into follows its initial value. */
  initial: Readonly<Record<Name, string>>;
  /** What was typed before, such as before a reload. */
  typedBefore?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** Finds problems; while there is one nothing is sent. */
  check?: (values: Readonly<Record<Name, string>>) => Problems<Name>;
  /** Gets what was typed, trimmed but for passwords. */
  send: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
  /** Tells of a failed `send`: problems of fields, or a sentence about the form as a whole. */
  explain: (failure: unknown) => Problems<Name> | string;
  /** What takes the focus after a refused submit: the first wrong field, or the form's own summary. */
  focuses?: 'field' | 'summary' | undefined;
}

/** A problem of the form as a whole stands at the first field. */
export interface FormProblem<Name extends string> {
  name: Name;
  fieldId: string;
  message: string;
  isWhole: boolean;
  /** What stood in the field when it was refused. */
  refused: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The state of every form of text fields: it checks before it sends, is sent once at a time, marks each wrong field until
 * it changes and leads to the first one (AFTER-68), and never loses what was typed.
 */
export function useFormState<Name extends string>(plan: FormStatePlan<Name>) {
  const { id, initial, typedBefore, check, send, explain, focuses = 'field' } = plan;
  const [typed, setTyped] = useState(typedBefore);
  const [problems, setProblems] = useState<readonly FormProblem<Name>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AsyncStatus>('idle');
  const names = Object.keys(initial) as Name[];
  const idOf = (name: Name) => `${id}-${name}`;
  const values: Readonly<Record<Name, string>> = { ...initial, ...typed };
  useTypedBeforeHydration(names, idOf, setTyped);
  useFocusOnWrong(focuses === 'field' ? problems : [], attempt);

  const list = (found: Problems<Name> | string): FormProblem<Name>[] =>
    names.flatMap((name, index) => {
      const isWhole = typeof found === 'string';
      const message = isWhole ? index === 0 && found : found[name];
      return message ? [{ name, fieldId: idOf(name), message, isWhole, refused: values[name] }] : [];
    });
  /** Shows what is wrong, as after a refused submit. */
  const refuse = (found: Problems<Name> | string) => {
    setProblems(list(found));
    setAttempt((count) => count + 1);
    setState('idle');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'loading') return;
    const sent = tidy(values);
    const found = check?.(sent);
    if (found && list(found).length > 0) return refuse(found);
    setProblems([]);
    setState('loading');
    try {
      await send(sent);
      setState('done');
    } catch (failure) {
      refuse(explain(failure));
    }
  };

  const setValue = (name: Name, value: string) => setValues((now) => ({ ...now, [name]: value }));
  const setValues = (
    next: Readonly<Record<Name, string>> | ((now: Readonly<Record<Name, string>>) => Readonly<Record<Name, string>>),
  ) => setTyped((now) => (typeof next === 'function' ? next({ ...initial, ...now }) : next));

  /** Whether a problem is shown: not once the field's content has changed. */
  const isToldOf = ({ name, isWhole, refused }: FormProblem<Name>) => isWhole || values[name] === refused;
  /** What ties a control to the form. */
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: problems.find((problem) => problem.name === name && isToldOf(problem))?.message,
    onChange: (event: ChangeEvent<Control>) => setValue(name, event.target.value),
  });

  return { values, typed, setValue, setValues, field, submit, refuse, state, setState, problems, isToldOf, attempt };
}

/** Takes over what was typed before the page's code was there. */
function useTypedBeforeHydration<Name extends string>(
  names: readonly Name[],
  idOf: (name: Name) => string,
  setTyped: Dispatch<SetStateAction<Readonly<Partial<Record<Name, string>>> | undefined>>,
): void {
  const [preHydration] = useState(() =>
    names.flatMap((name) => {
      const text = typedBeforeHydration(idOf(name));
      return text === null ? [] : [[name, text]];
    }),
  );
  useLayoutEffect(() => {
    if (preHydration.length > 0) setTyped((now) => ({ ...now, ...Object.fromEntries(preHydration) }));
  }, [preHydration, setTyped]);
}

/** Leads to the first wrong field at each refused attempt. */
function useFocusOnWrong(problems: readonly FormProblem<string>[], attempt: number): void {
  const wrong = problems.filter(({ isWhole }) => !isWhole);
  const wrongFields = wrong.map(({ fieldId }) => `[id="${fieldId}"]`).join();
  // Once the field is drawn: a refusal may be what brings it. The first one is the first on the page.
  useEffect(() => {
    if (attempt > 0 && wrongFields !== '') document.querySelector<HTMLElement>(wrongFields)?.focus();
  }, [attempt, wrongFields]);
}

function tidy<Name extends string>(values: Readonly<Record<Name, string>>): Record<Name, string> {
  const entries = (Object.keys(values) as Name[]).map((name) => [
    name,
    name.includes('password') ? values[name] : values[name].trim(),
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
