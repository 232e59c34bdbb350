import type { ProductMaking } from 'mf-shared/contract';
import { ApiFailure } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import prose from 'mf-shared/ui/text/text.module.css';
import { FormFrame } from '../../../forms/form-frame.tsx';
import type { Form } from '../../../forms/use-form.ts';
import { type LanguageField, languageFields, readWords, typeWords } from '../../fields-by-language.ts';
import rows from '../../kept-rows.module.css';
import { LanguageTexts } from '../../language-texts.tsx';
import { parseAmount } from '../../parse-amount.ts';
import { useMay } from '../../use-may.ts';
import { useNewRecord } from '../../written/use-new-record.ts';
import { KeyOptions } from './key-options.tsx';
import { classOptions } from './typed-facts.ts';
import { WithMaking } from './with-making.tsx';

const texts = { name: { place: 'names', longest: 300, rows: 1, isNeeded: true } } as const;
const plain = ['brand', 'group', 'regular', 'tax_class', 'sku', 'ean', 'size', 'colour', 'slug'] as const;
type Field = (typeof plain)[number] | LanguageField<typeof texts>;
const fields: readonly Field[] = [...plain, ...languageFields(texts)];
/** As in files that name no class. */
const usualClass = 5;
const empty = {
  ...{ brand: '', group: '', regular: '', sku: '', ean: '', size: '', colour: '', slug: '' },
  ...typeWords(texts, { names: {} }),
};

/** Makes a product with one variant that shoppers do not see yet, and leads to it, where the rest is written (STAFF-70). */
export const NewProductForm = ({ onMade }: { onMade: () => void }) => (
  <WithMaking>{(making) => <NewForm making={making} onMade={onMade} />}</WithMaking>
);

function NewForm({ making, onMade }: { making: ProductMaking; onMade: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { tax_classes } = making;
  const first = tax_classes.includes(usualClass) ? usualClass : tax_classes[0];
  const tax_class = String(first ?? usualClass);
  const form = useNewRecord<Field>({
    ...{ room: 'products', words: 'staff_making', id: 'product-new', fields, onMade },
    initial: { ...empty, tax_class },
    rules: (typed) => {
      const isNamed = locales.some((language) => typed[`name_${language}`].trim() !== '');
      const needed = ['brand', 'group', 'regular', 'sku', ...(isNamed ? [] : ([`name_${locale}`] as const))] as const;
      return Object.fromEntries(needed.map((name) => [name, ['required'] as const]));
    },
    read: ({ regular, tax_class: taxClass, brand, group, sku, ean, size, colour, slug, ...typed }) => {
      const { names } = readWords(texts, typed);
      const amount = parseAmount(regular);
      const words = text('staff_making.bad_price');
      if (amount === null) throw new ApiFailure(400, 'invalid_request', words, { regular: words });
      return {
        body: {
          ...{ names, brand, group, sku, ean, size, colour: colour || null, slug },
          ...{ regular: amount, tax_class: Number(taxClass) },
        },
        names,
      };
    },
  });
  return (
    <FormFrame form={form} action={text('staff_making.make')} look="line">
      {/* In the room of the product drafts of a machine are told from what a person wrote. */}
      <LanguageTexts id="product-new-language" form={form} texts={texts} canTranslate={false} />
      <NewFields form={form} making={making} />
    </FormFrame>
  );
}

function NewFields({ form, making }: { form: Form<Field>; making: ProductMaking }) {
  const text = useText('mf-account');
  const href = useHref();
  const may = useMay();
  const { brands, groups, colours, tax_classes } = making;
  const choose = text('staff_making.choose');
  const newBrand = may('brands.keep') && (
    <a className={prose.link} href={href('/staff/brands/')}>
      {text('staff_brands.new')}
    </a>
  );
  return (
    <div className={rows.fields}>
      <SelectField {...form.field('brand')} hint={newBrand}>
        <KeyOptions of={brands} empty={choose} />
      </SelectField>
      <SelectField {...form.field('group')}>
        <KeyOptions of={groups} empty={choose} />
      </SelectField>
      <TextField {...form.field('regular')} inputMode="decimal" autoComplete="off" />
      <SelectField {...form.field('tax_class')} hint={text('staff_making.tax_class_hint')}>
        <KeyOptions of={classOptions(tax_classes, form.values.tax_class)} />
      </SelectField>
      <TextField {...form.field('sku')} maxLength={100} autoComplete="off" hint={text('staff_making.sku_hint')} />
      <TextField {...form.field('ean')} maxLength={20} inputMode="numeric" autoComplete="off" isOptional />
      <TextField
        {...form.field('size')}
        maxLength={60}
        autoComplete="off"
        hint={text('staff_making.size_hint')}
        isOptional
      />
      <SelectField {...form.field('colour')}>
        <KeyOptions of={colours} empty={text('staff_making.none')} />
      </SelectField>
      <TextField
        {...form.field('slug')}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        hint={text('staff_making.new_slug_hint')}
        isOptional
      />
    </div>
  );
}
