import type { BannerState, StaffBanner } from 'mf-shared/contract';
import { bannerSpots } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import { labelsOf } from '../fields-by-language.ts';
import rows from '../kept-rows.module.css';
import { LanguageTexts } from '../language-texts.tsx';
import { NewerFields } from '../newer-fields.tsx';
import { readAnew } from '../read-anew.ts';
import room from '../staff-room.module.css';
import { FoundPicture } from '../written/found-picture.tsx';
import { storedWords } from '../written/stored-words.ts';
import { usePlan } from '../written/use-plan.tsx';
import { usePreview } from '../written/use-preview.tsx';
import {
  type BannerField,
  bannerFields,
  bannerTexts,
  colourFields,
  cropFields,
  readBanner,
  textsOfHero,
  textsOfPicture,
  times,
  typeBanner,
} from './typed-banner.ts';

interface BannerFormProps {
  banner: StaffBanner;
  name: string;
  onSaved: () => void;
}

/** Changes what a banner says and where it leads, one language at a time, how it looks, and when it is shown (STAFF-69). */
export function BannerForm({ banner, name, onSaved }: BannerFormProps) {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const { id, standing: _standing, ...state } = banner;
  const stored = typeBanner(state);
  const preview = usePreview(`/api/staff/banners/${id}/preview/`);
  const plan = usePlan(`/api/staff/banners/${id}/planned/`, 'banner');
  const form = useForm<BannerField>({
    id: `banner-${id}`,
    initial: stored,
    labels: labelsOf(bannerFields, locale, (field, values) => text(`staff_banners.${field}`, values)),
    rules: { sort_order: ['required'], crop_left: ['required'], crop_top: ['required'] },
    send: async (typed) => {
      if (preview.isAsked()) return preview.make(readBanner(typed, state));
      const body = { ...readBanner(typed, state), was: state };
      if (plan.isAsked()) {
        // The form shows what is stored again, and what waits stands below it.
        if (await plan.make(body).catch(readAnew(onSaved))) form.showKept(stored);
        return;
      }
      const kept = await api.put<BannerState>(`/api/staff/banners/${id}/`, body).catch(readAnew(onSaved));
      form.showKept(typeBanner(kept));
      showToast('success', text('staff_banners.saved', { name: kept.headings[locale] ?? kept.titles[locale] ?? name }));
      onSaved();
    },
  });
  return (
    <FormFrame
      form={{ ...form, submit: plan.submitted(preview.submitted(form.submit)) }}
      action={text('settings.save')}
      look="line"
      more={
        <>
          {preview.part}
          {plan.part}
        </>
      }
    >
      <BannerTimes form={form} />
      <BannerWords id={`banner-language-${id}`} form={form} />
      <BannerLooks form={form} />
      <NewerFields
        {...{ form, stored }}
        names={bannerFields}
        wordsOf={(field) => newerWords(field, stored[field], { text, locale })}
      />
    </FormFrame>
  );
}

const newerWords = (field: BannerField, value: string, reader: { text: Translate; locale: string }): string =>
  field === 'spot' ? reader.text(`staff_banners.spot_${value}`) : storedWords(field, value, { ...reader, names: {} });

function BannerTimes({ form }: { form: Form<BannerField> }) {
  const text = useText('mf-account');
  return (
    <>
      <Check
        id={form.field('is_active').id}
        label={text('staff_banners.is_active')}
        checked={form.values.is_active !== ''}
        onChange={({ target }) => form.setValue('is_active', target.checked ? 'yes' : '')}
      />
      <div className={rows.fields}>
        <SelectField {...form.field('spot')}>
          {bannerSpots.map((spot) => (
            <option key={spot} value={spot}>
              {text(`staff_banners.spot_${spot}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('sort_order')}
          type="number"
          min={0}
          max={100_000}
          hint={text('staff_banners.sort_order_hint')}
        />
      </div>
      <div className={rows.fields}>
        {times.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            type="datetime-local"
            hint={text(`staff_banners.${name}_hint`)}
            isOptional
          />
        ))}
      </div>
    </>
  );
}

/** What the place shows; what was typed for another place stays in the form. */
function BannerWords({ id, form }: { id: string; form: Form<BannerField> }) {
  const text = useText('mf-account');
  const hints = { button: text('staff_banners.button_hint'), way: text('staff_banners.way_hint') };
  const { spot } = form.values;
  if (spot === 'hero') return <LanguageTexts {...{ id, form, hints }} texts={textsOfHero} />;
  return <LanguageTexts {...{ id, form, hints }} texts={spot === 'text' ? bannerTexts : textsOfPicture} />;
}

function BannerLooks({ form }: { form: Form<BannerField> }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, value, error } = form.field('image');
  const { spot } = form.values;
  const isTile = spot === 'image' || spot === 'dynamic';
  // What is refused is shown, wherever the banner stands.
  const isWrong = (names: readonly BannerField[]) => names.some((name) => form.field(name).error !== undefined);
  return (
    <>
      {spot === 'hero' && <p className={room.muted}>{text('staff_banners.hero_hint')}</p>}
      {spot !== 'text' && (
        <FoundPicture
          room="banners"
          {...{ id, label, value, error }}
          language={locale}
          onValue={(path) => form.setValue('image', path)}
        />
      )}
      <div className={rows.fields} hidden={!isTile && !isWrong(cropFields)}>
        {cropFields.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            type="number"
            min={0}
            max={100}
            hint={text('staff_banners.crop_hint')}
          />
        ))}
      </div>
      <div className={rows.fields} hidden={spot === 'hero' && !isWrong(colourFields)}>
        {colourFields.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            maxLength={7}
            autoComplete="off"
            hint={text('staff_banners.colour_hint')}
            isOptional
          />
        ))}
      </div>
    </>
  );
}
