import type { PostState, StaffPost } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { FoundPicture } from '../written/found-picture.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { CategoryField } from './category-field.tsx';
import { PostProducts } from './post-products.tsx';
import { postWords } from './post-words.ts';
import styles from './posts.module.css';
import { type PostField, postFields, postTexts, readPost, typePost } from './typed-post.ts';

/** Changes what shoppers read in a post, one language at a time, and from when they see it (STAFF-57). */
export function PostForm({ post, name, onSaved }: { post: StaffPost; name: string; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, path: _path, standing: _standing, authors, product_names, ...state } = post;
  const stored = typePost(state);
  const preview = usePreview(`/api/staff/posts/${id}/preview/`);
  const form = useForm<PostField>({
    id: `post-${id}`,
    initial: stored,
    labels: labelsOf(postFields, locale, (field, values) => text(`staff_posts.${field}`, values)),
    rules: { published_on: ['required'], minutes: ['required'] },
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readPost(typed));
      const body = { ...readPost(typed), was: state };
      const kept = await api.put<PostState>(`/api/staff/posts/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typePost(kept));
      showToast('success', text('staff_posts.saved', { name: kept.titles[locale] ?? name }));
      onSaved();
    },
  });
  const submit = useLostHtml({ form, stored, fields: htmlFields(postTexts), hasParts: true });
  return (
    <FormFrame
      form={{ ...form, submit: preview.submitted(submit) }}
      action={text('settings.save')}
      look="line"
      more={preview.part}
    >
      <PostFacts form={form} authors={authors} productNames={product_names} />
      <LanguageTexts id={`post-language-${id}`} form={form} texts={postTexts} />
      <NewerFields
        {...{ form, stored }}
        names={postFields}
        wordsOf={(field) => postWords(field, stored[field], { text, locale, authors, productNames: product_names })}
      />
    </FormFrame>
  );
}

interface PostFactsProps {
  form: Form<PostField>;
  authors: StaffPost['authors'];
  productNames: StaffPost['product_names'];
}

function PostFacts({ form, authors, productNames }: PostFactsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, value, error } = form.field('image');
  const products = form.field('products');
  return (
    <>
      <Check
        id={form.field('is_published').id}
        label={text('staff_posts.is_published')}
        checked={form.values.is_published !== ''}
        onChange={({ target }) => form.setValue('is_published', target.checked ? 'yes' : '')}
      />
      <div className={styles.facts}>
        <TextField {...form.field('published_on')} type="date" hint={text('staff_posts.day_hint')} />
        <CategoryField field={form.field('category')} />
        <SelectField {...form.field('author')}>
          <option value="">{text('staff_posts.no_author')}</option>
          {authors.map((author) => (
            <option key={author.slug} value={author.slug}>
              {author.name}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('minutes')} type="number" min={1} max={120} />
      </div>
      <FoundPicture
        room="posts"
        {...{ id, label, value, error }}
        language={locale}
        onValue={(path) => form.setValue('image', path)}
      />
      <PostProducts
        {...{ id: products.id, label: products.label, value: products.value, error: products.error }}
        language={locale}
        names={productNames}
        onValue={(slugs) => form.setValue('products', slugs)}
      />
    </>
  );
}
