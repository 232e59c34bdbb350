import type { Locale, RichTextAnswer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { type FormEvent, useRef, useState } from 'react';
import type { Form } from '../../forms/use-form.ts';

interface LostHtmlPlan<Field extends string> {
  form: Pick<Form<Field>, 'values' | 'submit' | 'refuse'>;
  stored: Readonly<Record<Field, string>>;
  /** The field of HTML in each language. */
  fields: Partial<Readonly<Record<Locale, Field>>>;
  /** Whether products and tabs may stand in it. */
  hasParts?: boolean;
}

/**
 * Sends a form with HTML. Where shoppers would not get all that was written, it is told at the first press what is lost, and
 * saved at the next one (CONTENT-29).
 */
export function useLostHtml<Field extends string>(plan: LostHtmlPlan<Field>): (event: FormEvent) => Promise<void> {
  const { form, stored, fields, hasParts = false } = plan;
  const text = useText('mf-account');
  const api = useApi();
  const [told, setTold] = useState<Partial<Record<Locale, string>>>({});
  // While it is asked what is lost, the form does not know yet that it is being sent.
  const isUnderWay = useRef(false);
  return async (event) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await tellOrSend(event).finally(() => {
      isUnderWay.current = false;
    });
  };

  async function tellOrSend(event: FormEvent): Promise<void> {
    const typed = (Object.entries(fields) as [Locale, Field][]).flatMap(([language, field]) => {
      const words = form.values[field];
      return words !== stored[field] && words !== told[language] ? [[language, words] as const] : [];
    });
    const lost = await askWhatIsLost(typed);
    const losing = Object.entries(lost);
    if (losing.length === 0) return form.submit(event);
    setTold({ ...told, ...Object.fromEntries(typed) });
    const problems: Partial<Record<Field, string>> = {};
    for (const [language, parts] of losing) {
      const field = fields[language as Locale];
      if (field) problems[field] = text('staff_editor.lost', { parts: parts.join(', ') });
    }
    form.refuse(problems);
  }

  async function askWhatIsLost(typed: readonly (readonly [Locale, string])[]): Promise<RichTextAnswer['lost']> {
    if (typed.length === 0) return {};
    const body = { texts: Object.fromEntries(typed), hasParts };
    // Where the service does not answer, the save says so.
    return api.post<RichTextAnswer>('/api/staff/rich-text/', body).then(
      ({ lost }) => lost,
      () => ({}),
    );
  }
}
