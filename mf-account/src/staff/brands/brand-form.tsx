import type { BrandState, StaffBrand } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { type BrandField, brandFields, brandTexts, readBrand, typeBrand } from './typed-brand.ts';

/** Changes what shoppers read of a brand, one language at a time; what was typed in another one stays and is saved with it. */
export function BrandForm({ brand, onSaved }: { brand: StaffBrand; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const stored = typeBrand(brand);
  const preview = usePreview(`/api/staff/brands/${brand.id}/preview/`);
  const plan = usePlan(`/api/staff/brands/${brand.id}/planned/`, 'brand');
  const form = useForm<BrandField>({
    id: `brand-${brand.id}`,
    initial: stored,
    labels: labelsOf(brandFields, locale, (name, values) => text(`staff_brands.${name}`, values)),
    rules: {},
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readBrand(typed));
      const { titles, descriptions, meta_descriptions, is_featured } = brand;
      const body = { ...readBrand(typed), was: { titles, descriptions, meta_descriptions, is_featured } };
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make(body).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await api.put<BrandState>(`/api/staff/brands/${brand.id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeBrand(kept));
      showToast('success', text('staff_brands.saved', { name: brand.name }));
      onSaved();
    },
  });
  const submit = useLostHtml({ form, stored, fields: htmlFields(brandTexts) });
  return (
    <FormFrame
      form={{ ...form, submit: plan.submitted(preview.submitted(submit)) }}
      action={text('settings.save')}
      look="line"
      more={
        <>
          {preview.part}
          {plan.part}
        </>
      }
    >
      <Check
        label={text('staff_brands.is_featured')}
        checked={form.values.is_featured !== ''}
        onChange={({ target }) => form.setValue('is_featured', target.checked ? 'yes' : '')}
      />
      <LanguageTexts id={`brand-language-${brand.id}`} form={form} texts={brandTexts} />
      <NewerFields {...{ form, stored }} names={brandFields} wordsOf={(name) => wordsOf(name, stored[name], text)} />
    </FormFrame>
  );
}

const wordsOf = (name: BrandField, value: string, text: ReturnType<typeof useText>): string =>
  name === 'is_featured' ? text(value ? 'staff_log.yes' : 'staff_log.no') : value || text('staff_content.nothing');
