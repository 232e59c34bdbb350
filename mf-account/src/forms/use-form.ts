import { ApiFailure, type Problems, useFormState } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import type { FieldProblem } from 'mf-shared/ui/field/error-summary.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { checkFields, type FieldRule, shortestPassword } from './check-fields.ts';
import { labelled } from './labelled.ts';
import { useWatched } from './watched-forms.ts';

/** What outlives a reload of a form that is not sent yet. */
interface KeptValues {
  values: Readonly<Record<string, string>>;
  /** The same function at every drawing. */
  keep: (values: Readonly<Record<string, string>>) => void;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Rules<Name extends string> = Readonly<Partial<Record<Name, readonly FieldRule[]>>>;

interface FormPlan<Name extends string> {
  /** Begins the ids of its controls. */
  id: string;
  initial: Readonly<Record<Name, string>>;
  /** What the fields are called, here and in the summary of problems. */
  labels: Readonly<Record<Name, string>>;
  /** What stands before a field's name in the summary, where several fields have the same name. */
  inSummary?: (name: Name, values: Values<Name>) => string;
  /** A function where what a field needs depends on others. */
  rules: Rules<Name> | ((values: Values<Name>) => Rules<Name>);
  /** Sends what was typed, trimmed but for passwords; a refusal of fields is shown beside them. */
  send: (values: Readonly<Record<Name, string>>) => Promise<void>;
  /** Words of its own for a refusal, such as a link that expired, or which field it is about. */
  explain?: (failure: ApiFailure) => Problems<Name> | string | null;
  /** Words of its own where the service fails or does not answer. */
  noAnswer?: string;
  /** Where the typed values are kept until the form is sent. */
  kept?: KeptValues;
  /** What takes the focus after a refused submit; the summary by default. */
  focuses?: 'field' | 'summary';
}

/**
 * A form of text fields with a summary of its problems. It checks before it sends, shows every problem beside its field
 * too, and never loses what was typed.
 */
export function useForm<Name extends string>(plan: FormPlan<Name>) {
  const { id, initial, labels, rules, send, explain, noAnswer, kept, focuses = 'summary' } = plan;
  const text = useText('mf-account');
  const rulesFor = (values: Values<Name>) => (typeof rules === 'function' ? rules(values) : rules);
  const sent = useRef(initial);
  const form = useFormState<Name>({
    id,
    initial,
    async send(values) {
      sent.current = form.values;
      await send(values);
    },
    focuses,
    typedBefore: kept && pick(Object.keys(initial) as Name[], kept.values),
    check: (values) => {
      const broken = Object.entries<FieldRule | undefined>(checkFields(values, rulesFor(values)));
      return Object.fromEntries(
        broken.map(([name, rule]) => [name, text(`form.${rule}`, { count: shortestPassword })]),
      ) as Problems<Name>;
    },
    explain: (failure) => {
      if (!(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500)
        return noAnswer ?? text('form.no_answer');
      const own = explain?.(failure);
      if (own) return own;
      const fields = pick(Object.keys(initial) as Name[], failure.fields);
      return Object.keys(fields).length > 0 ? fields : failure.message || text('form.failed');
    },
  });
  const { typed, problems } = form;
  const shows = useShows({ initial, sent, setValues: form.setValues });
  useWatched(id, form.values, initial);
  const keep = kept?.keep;
  useEffect(() => keep?.(typed as Readonly<Record<string, string>>), [keep, typed]);

  const summary = problems.filter(form.isToldOf).map(
    ({ name, fieldId, message, isWhole }): FieldProblem => ({
      fieldId,
      message: isWhole
        ? message
        : labelled(text, `${plan.inSummary?.(name, form.values) ?? ''}${labels[name]}`, message),
    }),
  );
  /** What ties a control to the form. */
  const field = (name: Name) => ({
    ...form.field(name),
    label: labels[name],
    required: rulesFor(form.values)[name]?.includes('required') ?? false,
  });
  const leadsToSummary = focuses === 'summary' || problems.some(({ isWhole }) => isWhole);
  return { ...form, ...shows, field, summary, attempt: leadsToSummary ? form.attempt : 0 };
}

/** The words that stand under the given names. */
function pick<Name extends string>(
  names: readonly Name[],
  words: Readonly<Partial<Record<string, string>>>,
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    names.flatMap((name) => (words[name] === undefined ? [] : [[name, words[name]]])),
  ) as Partial<Record<Name, string>>;
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;

interface Shown<Name extends string> {
  initial: Values<Name>;
  /** What was sent last. */
  sent: RefObject<Values<Name>>;
  setValues: (next: (now: Values<Name>) => Values<Name>) => void;
}

/** Puts what is stored into the fields, past what somebody types there meanwhile. */
function useShows<Name extends string>({ initial, sent, setValues }: Shown<Name>) {
  /** What was stored when the form showed it last. */
  const seen = useRef(initial);
  /** Where a field still has what it had then. */
  const showOver = (then: Values<Name>, stored: Values<Name>) => {
    seen.current = stored;
    setValues((now) => {
      const names = Object.keys(initial) as Name[];
      const shown = names.map((name) => [name, now[name] === then[name] ? stored[name] : now[name]]);
      return Object.fromEntries(shown) as Values<Name>;
    });
  };
  return {
    /** Shows what is stored now of what was sent; a field that somebody typed into meanwhile stays. */
    showKept: (stored: Values<Name>) => showOver(sent.current, stored),
    /** Shows what somebody else has stored meanwhile, where nothing was typed. */
    showNewer: (stored: Values<Name>) => showOver(seen.current, stored),
  };
}
