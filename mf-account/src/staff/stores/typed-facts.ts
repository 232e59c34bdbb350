import type { StoreFacts } from 'mf-shared/contract';
import { locales } from 'mf-shared/rules/locales';

const lines = ['name', 'short_name', 'address', 'postal_code', 'city', 'phone', 'email'] as const;
export const services = ['pickup', 'express_pickup', 'sells_online'] as const;
const descriptionFields = [
  ...(['description_fi', 'description_en', 'description_sv'] as const),
  ...(['description_de', 'description_fr', 'description_ru'] as const),
] as const;
export const factFields = [...lines, ...services, ...descriptionFields] as const;
export type FactField = (typeof factFields)[number];
type TypedFacts = Readonly<Record<FactField, string>>;

/** What a store is, as its fields show it. */
export const typeFacts = ({ descriptions, ...facts }: StoreFacts): TypedFacts => {
  const yes = (is: boolean) => (is ? 'yes' : '');
  const { name, short_name, address, postal_code, city, phone, email } = facts;
  const words = locales.map((locale) => [`description_${locale}`, descriptions[locale] ?? '']);
  return {
    ...{ name, short_name, address, postal_code, city, phone, email },
    ...{ pickup: yes(facts.pickup), express_pickup: yes(facts.express_pickup), sells_online: yes(facts.sells_online) },
    ...(Object.fromEntries(words) as Record<(typeof descriptionFields)[number], string>),
  };
};

/** The store that the fields describe; languages without words are left out. */
export const readFacts = (typed: TypedFacts): StoreFacts => ({
  ...{ name: typed.name, short_name: typed.short_name, address: typed.address, postal_code: typed.postal_code },
  ...{ city: typed.city, phone: typed.phone, email: typed.email },
  ...{ pickup: typed.pickup !== '', express_pickup: typed.express_pickup !== '' },
  sells_online: typed.sells_online !== '',
  descriptions: Object.fromEntries(
    locales.flatMap((locale) => {
      const words = typed[`description_${locale}`];
      return words === '' ? [] : [[locale, words]];
    }),
  ),
});
