import type { CampaignState, StaffCampaign } from 'mf-shared/contract';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import rows from '../kept-rows.module.css';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import { FoundPicture } from '../written/found-picture.tsx';
import { storedWords } from '../written/stored-words.ts';
import { usePreview } from '../written/use-preview.tsx';
import { CampaignProducts } from './campaign-products.tsx';
import {
  type CampaignField,
  campaignFields,
  campaignTexts,
  readCampaign,
  times,
  typeCampaign,
} from './typed-campaign.ts';

interface CampaignFormProps {
  campaign: StaffCampaign;
  name: string;
  onSaved: () => void;
}

/** Changes what shoppers read of a campaign, one language at a time, when they see it, and its products (STAFF-60). */
export function CampaignForm({ campaign, name, onSaved }: CampaignFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, path: _path, standing: _standing, product_facts: products, ...state } = campaign;
  const stored = typeCampaign(state);
  const preview = usePreview(`/api/staff/campaigns/${id}/preview/`);
  const form = useForm<CampaignField>({
    id: `campaign-${id}`,
    initial: stored,
    labels: labelsOf(campaignFields, locale, (field, values) => text(`staff_campaigns.${field}`, values)),
    rules: {},
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readCampaign(typed, state));
      const body = { ...readCampaign(typed, state), was: state };
      const kept = await api.put<CampaignState>(`/api/staff/campaigns/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeCampaign(kept));
      showToast('success', text('staff_campaigns.saved', { name: kept.titles[locale] ?? name }));
      onSaved();
    },
  });
  return (
    <FormFrame
      form={{ ...form, submit: preview.submitted(form.submit) }}
      action={text('settings.save')}
      look="line"
      more={preview.part}
    >
      <CampaignFacts form={form} campaign={campaign} />
      <LanguageTexts id={`campaign-language-${id}`} form={form} texts={campaignTexts} />
      <NewerFields
        {...{ form, stored }}
        names={campaignFields}
        wordsOf={(field) => storedWords(field, stored[field], { text, locale, names: products })}
      />
    </FormFrame>
  );
}

function CampaignFacts({ form, campaign }: { form: Form<CampaignField>; campaign: StaffCampaign }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, value, error } = form.field('image');
  return (
    <>
      <Check
        id={form.field('is_active').id}
        label={text('staff_campaigns.is_active')}
        checked={form.values.is_active !== ''}
        onChange={({ target }) => form.setValue('is_active', target.checked ? 'yes' : '')}
      />
      <div className={rows.fields}>
        {times.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            type="datetime-local"
            hint={text(`staff_campaigns.${name}_hint`)}
            isOptional
          />
        ))}
      </div>
      <FoundPicture
        room="campaigns"
        {...{ id, label, value, error }}
        language={locale}
        onValue={(path) => form.setValue('image', path)}
      />
      <CampaignProducts
        field={form.field('products')}
        campaign={campaign}
        onValue={(slugs) => form.setValue('products', slugs.join(' '))}
      />
    </>
  );
}
