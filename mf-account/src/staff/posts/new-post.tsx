import type { MadePost } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { type LanguageField, labelsOf, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { CategoryField } from './category-field.tsx';
import { newPostTexts, readCategory } from './typed-post.ts';

type Field = 'category' | LanguageField<typeof newPostTexts>;
const fields: readonly Field[] = ['category', ...languageFields(newPostTexts)];
const empty = { ...typeWords(newPostTexts, { titles: {}, slugs: {} }), category: 'blog' };

/** Makes a post that shoppers do not see yet, and leads to it, where its text is written. */
export function NewPostForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  const { locale } = usePageConfig();
  const form = useForm<Field>({
    id: 'post-new',
    initial: empty,
    labels: labelsOf(fields, locale, (name, values) => text(`staff_posts.${name}`, values)),
    rules: {},
    send: async ({ category, ...typed }) => {
      const { titles, slugs } = readWords(newPostTexts, typed);
      const body = { titles, slugs, category: readCategory(category) };
      const { id } = await api.post<MadePost>('/api/staff/posts/', body);
      const name = titles[locale] ?? Object.values(titles)[0] ?? '';
      showToast('success', text('staff_posts.made', { name }));
      onMade();
      await navigate(href(`/staff/posts/${id}/`));
    },
  });
  return (
    <FormFrame form={form} action={text('staff_posts.make')} look="line">
      <CategoryField field={form.field('category')} />
      <LanguageTexts id="post-new-language" form={form} texts={newPostTexts} />
    </FormFrame>
  );
}
