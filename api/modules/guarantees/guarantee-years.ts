import type { Locale } from 'mf-shared/contract';
import { type GuaranteeYears, unionYears } from '../../read-model/legal-guarantee-years.ts';
import { translate } from '../../texts/translate.ts';

/** How long the legal guarantee lasts in these countries, in a sentence. */
export function yearsIn(codes: readonly string[], count: number, locale: Locale): string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = codes.map((code) => names.of(code.toUpperCase()) ?? code).sort(new Intl.Collator(locale).compare);
  const country = new Intl.ListFormat(locale).format(countries);
  return translate(locale, 'guarantee.country', { country, count });
}

/** A sentence for each number of years above the Union's two, the fewest first. */
export function longerGuarantees(years: GuaranteeYears, locale: Locale): string[] {
  const longer = Object.entries(years).filter(([, count]) => count > unionYears);
  return [...Map.groupBy(longer, ([, count]) => count)]
    .sort(([one], [other]) => one - other)
    .map(([count, countries]) =>
      yearsIn(
        countries.map(([code]) => code),
        count,
        locale,
      ),
    );
}
