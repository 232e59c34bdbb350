import type { BrandState, Producer } from 'mf-shared/contract';
import type { FieldRule } from '../../forms/check-fields.ts';
import { type LanguageField, languageFields, readWords, typeWords } from '../fields-by-language.ts';

export const brandTexts = {
  title: { place: 'titles', longest: 1000, rows: 1 },
  description: { place: 'descriptions', longest: 200_000, rows: 6, isHtml: true },
  meta_description: { place: 'meta_descriptions', longest: 1000, rows: 2 },
} as const;

/** The contacts for questions of safety (LAW-8): the producer, and who answers for it in the European Union, with the same facts. */
export const contacts = {
  producer: ['producer_name', 'producer_address', 'producer_email'],
  responsible: ['responsible_name', 'responsible_address', 'responsible_email'],
} as const;

/** What a brand is or is not. */
export const brandMarks = ['is_featured', 'is_hidden'] as const;
type BrandMark = (typeof brandMarks)[number];

type ContactField = (typeof contacts)[keyof typeof contacts][number];
export type BrandField = 'name' | 'logo' | ContactField | BrandMark | LanguageField<typeof brandTexts>;
type TypedBrand = Readonly<Record<BrandField, string>>;

export const brandFields: readonly BrandField[] = [
  ...(['name', 'logo', ...contacts.producer, ...contacts.responsible, ...brandMarks] as const),
  ...languageFields(brandTexts),
];

/** A brand as its fields show it. */
export const typeBrand = ({ name, logo, producer, ...state }: BrandState): TypedBrand => ({
  ...{ name, logo, producer_name: producer?.name ?? '', producer_address: producer?.address ?? '' },
  ...{ producer_email: producer?.email ?? '', responsible_name: producer?.responsible?.name ?? '' },
  responsible_address: producer?.responsible?.address ?? '',
  responsible_email: producer?.responsible?.email ?? '',
  is_featured: state.is_featured ? 'yes' : '',
  is_hidden: state.is_hidden ? 'yes' : '',
  ...typeWords(brandTexts, state),
});

/** What the fields describe; languages without words are left out, and so is a producer without any. */
export const readBrand = (typed: TypedBrand): BrandState => ({
  ...{ ...readWords(brandTexts, typed), name: typed.name, logo: typed.logo, producer: readProducer(typed) },
  ...{ is_featured: typed.is_featured !== '', is_hidden: typed.is_hidden !== '' },
});

const hasWords = (typed: TypedBrand, who: keyof typeof contacts): boolean =>
  contacts[who].some((field) => typed[field].trim() !== '');

function readProducer(typed: TypedBrand): Producer | null {
  const { producer_name: name, producer_address: address, producer_email: email } = typed;
  const { responsible_name, responsible_address, responsible_email } = typed;
  const isNamed = hasWords(typed, 'responsible');
  if (!isNamed && !hasWords(typed, 'producer')) return null;
  const responsible = { name: responsible_name, address: responsible_address, email: responsible_email };
  return { name, address, email, ...(isNamed && { responsible }) };
}

/** What the fields need: a name, and of a producer all three facts or none; who answers for it stands beside a producer only. */
export function rulesOfBrand(typed: TypedBrand): Partial<Record<BrandField, readonly FieldRule[]>> {
  const isNamed = hasWords(typed, 'responsible');
  return {
    name: ['required'],
    ...((isNamed || hasWords(typed, 'producer')) && {
      ...{ producer_name: ['required'], producer_address: ['required'], producer_email: ['required', 'email'] },
    }),
    ...(isNamed && {
      ...{
        responsible_name: ['required'],
        responsible_address: ['required'],
        responsible_email: ['required', 'email'],
      },
    }),
  };
}
