import type { Labelling, Locale, ProductModel } from 'mf-shared/contract';
import { careCodes } from 'mf-shared/contract/labelling';
import { europeanLocale } from 'mf-shared/rules/european-locale';
import { translate } from '../../texts/translate.ts';

type Row = ProductModel['model_properties'][number];

/** What the law wants told of a product, as rows of its facts (LAW-14 to LAW-17). */
export function labellingRows(labelling: Labelling | null, locale: Locale, hasStores: boolean): Row[] {
  if (!labelling) return [];
  const { textile = [], animalParts, care = [], battery, packaging = [] } = labelling;
  const say = (key: string, values = {}) => translate(locale, key, values);
  const row = (slug: string, name: string, value: string): Row => ({ slug, name: say(name), value, unit: '' });
  return [
    ...textile.map(({ part, fibres }) =>
      row(
        `fibres-${part}`,
        `labelling.parts.${part}`,
        writtenFibres(fibres, locale, (fibre) => say(`labelling.fibres.${fibre}`)),
      ),
    ),
    ...(animalParts ? [row('animal-parts', 'labelling.animal.name', say('labelling.animal.value'))] : []),
    ...careCodes
      .filter((code) => care.includes(code))
      .map((code) => row('care', 'labelling.care.name', say(`labelling.care.${code}`))),
    ...(battery ? [row('battery', 'labelling.battery.name', batteryWords(battery, say, hasStores))] : []),
    ...packaging.map((mark) => row('packaging', 'labelling.packaging.name', say(`labelling.packaging.${mark}`))),
  ];
}

/** Fibres from the largest share to the smallest (Regulation 1007/2011, art. 9). */
function writtenFibres(
  fibres: NonNullable<Labelling['textile']>[number]['fibres'],
  locale: Locale,
  nameOf: (fibre: string) => string,
): string {
  const share = new Intl.NumberFormat(europeanLocale(locale), { style: 'percent', maximumFractionDigits: 1 });
  return Object.entries(fibres)
    .toSorted(([, one], [, other]) => other - one)
    .map(([fibre, percent]) => `${share.format(percent / 100)} ${nameOf(fibre)}`)
    .join(', ');
}

function batteryWords(
  { kind, builtIn }: NonNullable<Labelling['battery']>,
  say: (key: string, values?: Record<string, string>) => string,
  hasStores: boolean,
): string {
  const named = builtIn
    ? say('labelling.battery.built_in', { kind: say(`labelling.battery.${kind}`) })
    : say(`labelling.battery.${kind}`);
  const sentence = named.charAt(0).toUpperCase() + named.slice(1);
  return `${sentence}. ${say(hasStores ? 'labelling.battery.notice' : 'labelling.battery.notice_sent')}`;
}
