import type { BrandState, StaffBrand } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useForm } from '../../forms/use-form.ts';
import { htmlFields, labelsOf } from '../fields-by-language.ts';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { useLostHtml } from '../rich-text/use-lost-html.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import { BrandFacts } from './brand-facts.tsx';
import {
  type BrandField,
  brandFields,
  brandMarks,
  brandTexts,
  readBrand,
  rulesOfBrand,
  typeBrand,
} from './typed-brand.ts';

/**
 * Changes what a brand is called, its logo and producer, and what shoppers read of it, one language at a time; what was
 * typed in another one stays and is saved with it.
 */
export function BrandForm({ brand, onSaved }: { brand: StaffBrand; onSaved: () => void }) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, slug: _slug, model_count: _count, ...was } = brand;
  const stored = typeBrand(was);
  const preview = usePreview(`/api/staff/brands/${id}/preview/`);
  const plan = usePlan(`/api/staff/brands/${id}/planned/`, 'brand');
  const form = useForm<BrandField>({
    id: `brand-${id}`,
    initial: stored,
    labels: labelsOf(brandFields, locale, (name, values) => text(`staff_brands.${name}`, values)),
    rules: rulesOfBrand,
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readBrand(typed));
      const body = { ...readBrand(typed), was };
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make(body).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await api.put<BrandState>(`/api/staff/brands/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeBrand(kept));
      showToast('success', text('staff_brands.saved', { name: kept.name }));
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
      <BrandFacts brand={brand} form={form} />
      <LanguageTexts id={`brand-language-${id}`} form={form} texts={brandTexts} />
      <NewerFields {...{ form, stored }} names={brandFields} wordsOf={(name) => wordsOf(name, stored[name], text)} />
    </FormFrame>
  );
}

const wordsOf = (name: BrandField, value: string, text: ReturnType<typeof useText>): string =>
  brandMarks.some((mark) => mark === name)
    ? text(value ? 'staff_log.yes' : 'staff_log.no')
    : value || text('staff_content.nothing');
