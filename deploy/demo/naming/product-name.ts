import type { Locale } from 'mf-shared/contract';
import type { Wearer } from '../palettes/pictures.ts';
import { perLanguage, type Texts } from '../text/six-languages.ts';

const wearerWords: Record<'women' | 'men', Record<Locale, string>> = {
  women: { fi: 'naisten', en: "Women's", sv: 'dam', de: 'Damen', fr: 'femme', ru: 'для женщин' },
  men: { fi: 'miesten', en: "Men's", sv: 'herr', de: 'Herren', fr: 'homme', ru: 'для мужчин' },
};

/**
 * A product's name in the way of each language: the own name (`Kuura 3L`) and the noun,
 * `Kuura 3L -kuoritakki`, `Kuura 3L Shell Jacket`, `Veste coque Kuura 3L`.
 */
export function productNames(ownName: string, noun: Texts, wearer: Wearer): Texts {
  const isFor = wearer === 'women' || wearer === 'men' ? wearerWords[wearer] : undefined;
  return perLanguage((locale) => {
    const word = isFor?.[locale];
    switch (locale) {
      case 'fi':
        return finnishName(ownName, noun.fi, word);
      case 'en':
        return word ? `${ownName} ${word} ${noun.en}` : `${ownName} ${noun.en}`;
      case 'fr':
      case 'ru':
        return word ? `${noun[locale]} ${ownName} ${word}` : `${noun[locale]} ${ownName}`;
      default:
        return word ? `${ownName} ${noun[locale]} ${word}` : `${ownName} ${noun[locale]}`;
    }
  });
}

/** A compound is joined with a hyphen, after a name of several words with a space before it. */
function finnishName(ownName: string, noun: string, wearerWord: string | undefined): string {
  if (wearerWord) return `${ownName} ${wearerWord} ${noun}`;
  if (noun.includes(' ')) return `${ownName} ${noun}`;
  return ownName.includes(' ') ? `${ownName} -${noun}` : `${ownName}-${noun}`;
}
