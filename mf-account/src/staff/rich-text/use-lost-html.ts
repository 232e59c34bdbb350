import type { Locale, RichTextAnswer } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { locales } from 'mf-shared/rules/locales';
import { type FormEvent, useState } from 'react';
import type { Form } from '../../forms/use-form.ts';
import type { LanguageText } from '../fields-by-language.ts';

interface LostHtmlPlan<Text extends string> {
  form: Pick<Form<`${Text}_${Locale}`>, 'values' | 'submit' | 'refuse'>;
  stored: Readonly<Record<`${Text}_${Locale}`, string>>;
  /** The texts of the form, of which one is HTML. */
  texts: Readonly<Record<Text, Pick<LanguageText, 'isHtml'>>>;
}

/**
 * Sends a form with HTML. Where shoppers would not get all that was written, it is told at the first press what is lost, and
 * saved at the next one (CONTENT-29).
 */
export function useLostHtml<Text extends string>(plan: LostHtmlPlan<Text>): (event: FormEvent) => Promise<void> {
  const { form, stored, texts } = plan;
  const text = useText('mf-account');
  const api = useApi();
  const [told, setTold] = useState<Partial<Record<Locale, string>>>({});
  const html = (Object.keys(texts) as Text[]).find((name) => texts[name].isHtml);
  return async (event) => {
    event.preventDefault();
    if (!html) return form.submit(event);
    const typed = locales.flatMap((language) => {
      const words = form.values[`${html}_${language}`];
      const isNew = words !== stored[`${html}_${language}`] && words !== told[language];
      return isNew ? [[language, words] as const] : [];
    });
    const lost = await askWhatIsLost(typed);
    const losing = Object.entries(lost);
    if (losing.length === 0) return form.submit(event);
    setTold({ ...told, ...Object.fromEntries(typed) });
    const problems: Partial<Record<`${Text}_${Locale}`, string>> = {};
    for (const [language, parts] of losing)
      problems[`${html}_${language as Locale}`] = text('staff_editor.lost', { parts: parts.join(', ') });
    form.refuse(problems);
  };

  async function askWhatIsLost(typed: readonly (readonly [Locale, string])[]): Promise<RichTextAnswer['lost']> {
    if (typed.length === 0) return {};
    const body = { texts: Object.fromEntries(typed) };
    // Where the service does not answer, the save says so.
    return api.post<RichTextAnswer>('/api/staff/rich-text/', body).then(
      ({ lost }) => lost,
      () => ({}),
    );
  }
}
