import type { StaffBrand } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { classNames } from 'mf-shared/ui/class-names.ts';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import type { Form } from '../../forms/use-form.ts';
import rows from '../kept-rows.module.css';
import room from '../staff-room.module.css';
import { FoundPicture } from '../written/found-picture.tsx';
import styles from './brands.module.css';
import { type BrandField, brandMarks, contacts } from './typed-brand.ts';

interface BrandFactsProps {
  brand: StaffBrand;
  form: Form<BrandField>;
}

/** What a brand has once for all languages: its name, logo and producer, and whether it is among the first, or hidden. */
export function BrandFacts({ brand, form }: BrandFactsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, label, value, error } = form.field('logo');
  return (
    <>
      <p className={room.muted}>{text('staff_brands.import_hint')}</p>
      <TextField
        {...form.field('name')}
        maxLength={300}
        autoComplete="off"
        hint={text('staff_brands.slug_stays', { slug: brand.slug })}
      />
      <FoundPicture
        room="brands"
        {...{ id, label, value, error }}
        language={locale}
        isWhole
        onValue={(path) => form.setValue('logo', path)}
      />
      <ContactFields who="producer" form={form} />
      <ContactFields who="responsible" form={form} />
      {brandMarks.map((mark) => (
        <Check
          key={mark}
          label={text(`staff_brands.${mark}`)}
          checked={form.values[mark] !== ''}
          onChange={({ target }) => form.setValue(mark, target.checked ? 'yes' : '')}
        />
      ))}
      {form.values.is_hidden && <p className={room.muted}>{text('staff_brands.hidden_hint')}</p>}
    </>
  );
}

/** A contact for questions of safety, which product pages show (LAW-8): all three facts, or none. */
function ContactFields({ who, form }: { who: keyof typeof contacts; form: Form<BrandField> }) {
  const text = useText('mf-account');
  const [name, address, email] = contacts[who];
  const plan = (field: BrandField) => {
    const { required, ...control } = form.field(field);
    return { ...control, required, isOptional: !required, autoComplete: 'off' };
  };
  return (
    <fieldset className={classNames(rows.fields, styles.contact)}>
      <legend>{text(`staff_brands.${who}`)}</legend>
      <p className={room.muted}>{text(`staff_brands.${who}_hint`)}</p>
      <TextField {...plan(name)} maxLength={300} />
      <TextField {...plan(address)} maxLength={1000} />
      <TextField {...plan(email)} type="email" maxLength={254} />
    </fieldset>
  );
}
