import type { Form } from '../../forms/use-form.ts';

/** What ties a control to the form of links, whose fields are as many as there are slots. */
export function fieldIn(form: Form<string>, name: string) {
  const field = form.field(name);
  return { ...field, label: field.label ?? '' };
}
