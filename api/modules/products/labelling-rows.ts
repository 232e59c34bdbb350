import type { Labelling, Locale, ProductModel } from 'mf-shared/contract';
import { careCodes, otherFibres, type PackagingMark } from 'mf-shared/contract/labelling-names';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { compositionFacts, warningFact } from 'mf-shared/rules/open-facts';
import { textIn } from '../../read-model/per-locale.ts';
import { translate } from '../../texts/translate.ts';

type Row = ProductModel['model_properties'][number];
type Fibres = NonNullable<NonNullable<Labelling['textile']>[number]['fibres']>;
type Say = (key: string, values?: Record<string, string>) => string;

/**
 * The facts of a product that the law asks a shop to tell, as rows of its properties (LAW-14 to LAW-17, LAW-19). No property
 * of a merchant has their slugs: those have no colon.
 * @param hasStores whether the reader's country has stores of the shop
 */
export function labellingRows(labelling: Labelling | null, locale: Locale, hasStores: boolean): Row[] {
  if (!labelling) return [];
  const { textile = [], animalParts, care = [], battery, packaging = [], warnings } = labelling;
  const say: Say = (key, values = {}) => translate(locale, key, values);
  const row = (slug: string, name: string, value: string): Row => ({
    ...{ slug, name: say(name), unit: '' },
    value,
  });
  return [
    ...(warnings ? [row(warningFact, 'labelling.warnings', textIn(warnings, locale))] : []),
    ...textile.map(({ part, component, fibres, composition }, place) => {
      const value = fibres ? writtenFibres(fibres, locale, say) : say(`labelling.compositions.${composition}`);
      const told = row(`${compositionFacts}${part}`, `labelling.parts.${part}`, value);
      // A slug of its own: facts with one slug are told in one row.
      return component
        ? { ...told, slug: `${told.slug}-${place}`, name: `${told.name}, ${textIn(component, locale)}` }
        : told;
    }),
    ...(animalParts ? [row(`${compositionFacts}animal`, 'labelling.animal.name', say('labelling.animal.value'))] : []),
    ...careCodes
      .filter((code) => care.includes(code))
      .map((code) => row('law:care', 'labelling.care.name', say(`labelling.care.${code}`))),
    ...(battery ? [row('law:battery', 'labelling.battery.name', batteryWords(battery, say, hasStores))] : []),
    ...packaging.map((mark) => row('law:packaging', 'labelling.packaging.name', packagingWords(mark, say))),
  ];
}

/** Fibres from the largest share to the smallest, what has no name of its own at the end (Regulation 1007/2011, art. 9). */
function writtenFibres(fibres: Fibres, locale: Locale, say: Say): string {
  // An import takes two decimals, and each is shown: rounded shares would not add up.
  const share = new Intl.NumberFormat(europeanLocale(locale), { style: 'percent', maximumFractionDigits: 2 });
  const isOther = (fibre: string) => Number(fibre === otherFibres);
  return Object.entries(fibres)
    .toSorted(([one, its], [other, others]) => isOther(one) - isOther(other) || others - its)
    .map(([fibre, percent]) => `${share.format(percent / 100)} ${say(`labelling.fibres.${fibre}`)}`)
    .join(', ');
}

/** A composite is named by its number, and marked by the material that it has most of: `C/PAP 84`. */
function packagingWords(mark: PackagingMark, say: Say): string {
  const [, most, number] = /^c-([a-z]+)-(\d+)$/.exec(mark) ?? [];
  if (!most) return say(`labelling.packaging.${mark}`);
  return `${say(`labelling.packaging.${number}`)} (C/${most.toUpperCase()} ${number})`;
}

function batteryWords({ kind, builtIn }: NonNullable<Labelling['battery']>, say: Say, hasStores: boolean): string {
  const named = builtIn
    ? say('labelling.battery.built_in', { kind: say(`labelling.battery.${kind}`) })
    : say(`labelling.battery.${kind}`);
  const sentence = named.charAt(0).toUpperCase() + named.slice(1);
  return `${sentence}. ${say(hasStores ? 'labelling.battery.notice' : 'labelling.battery.notice_sent')}`;
}
