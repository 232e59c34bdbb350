import type { NewsletterFile } from 'mf-shared/contract';
import { newsletterLists } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { showToast } from 'mf-shared/stores';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { saveAsFile } from '../../settings/save-as-file.ts';
import { languageName } from '../language-name.ts';
import room from '../staff-room.module.css';
import styles from './newsletters.module.css';

/** The confirmed addresses of a list, in a language or in all, as a file for whatever sends the newsletter (STAFF-63). */
export function KeepAddresses(asked: { list: string; language: string }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const form = useForm<'list' | 'language'>({
    id: 'newsletter-file',
    initial: asked,
    labels: { list: text('staff_newsletters.list'), language: text('staff_newsletters.language') },
    rules: { list: ['required'] },
    send: async ({ list, language }) => {
      const wish = { list, ...(language && { language }) };
      const { count, csv } = await api.post<NewsletterFile>('/api/staff/newsletters/file/', wish);
      if (count > 0) saveAsFile(`${[list, 'newsletter', language].filter(Boolean).join('-')}.csv`, csv, 'text/csv');
      showToast(count > 0 ? 'success' : 'warning', text(`staff_newsletters.${count > 0 ? 'kept' : 'none'}`, { count }));
    },
  });
  return (
    <details className={room.more}>
      <summary>{text('staff_newsletters.file')}</summary>
      <p className={classNames(room.muted, styles.lead)}>{text('staff_newsletters.file_lead')}</p>
      <FormFrame form={form} action={text('staff_newsletters.keep')} look="line">
        <SelectField {...form.field('list')}>
          <option value="">{text('staff_newsletters.choose')}</option>
          {newsletterLists.map((list) => (
            <option key={list} value={list}>
              {text(`letter.${list}.title`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('language')}>
          <option value="">{text('staff_newsletters.all')}</option>
          {locales.map((language) => (
            <option key={language} value={language}>
              {languageName(language, locale)}
            </option>
          ))}
        </SelectField>
      </FormFrame>
    </details>
  );
}
