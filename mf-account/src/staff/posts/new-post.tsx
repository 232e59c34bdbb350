import { useText } from 'mf-shared/i18n';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { useNewRecord } from '../written/use-new-record.ts';
import { CategoryField } from './category-field.tsx';
import { newPostTexts, readCategory } from './typed-post.ts';

type Field = 'category' | LanguageField<typeof newPostTexts>;
const fields: readonly Field[] = ['category', ...languageFields(newPostTexts)];
const empty = { ...typeWords(newPostTexts, { titles: {}, slugs: {} }), category: 'blog' };

/** Makes a post that shoppers do not see yet, and leads to it, where its text is written. */
export function NewPostForm({ onMade }: { onMade: () => void }) {
  const text = useText('mf-account');
  const form = useNewRecord<Field>({
    ...{ room: 'posts', id: 'post-new', fields, initial: empty, rules: {}, onMade },
    read: ({ category, ...typed }) => {
      const { titles, slugs } = readWords(newPostTexts, typed);
      return { body: { titles, slugs, category: readCategory(category) }, names: titles };
    },
  });
  return (
    <FormFrame form={form} action={text('staff_posts.make')} look="line">
      <CategoryField field={form.field('category')} />
      <LanguageTexts id="post-new-language" form={form} texts={newPostTexts} />
    </FormFrame>
  );
}
