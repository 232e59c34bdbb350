import { type LeafGroup, phrasesOf } from '../assortment/leaf-groups.ts';
import { phraseSlots } from '../assortment/phrase-slots.ts';
import { careSentences, featurePhrases, generalSentences, openings, shortPhrases } from '../assortment/phrases.ts';
import { departmentOf } from '../assortment/product-types.ts';
import type { Random } from '../random.ts';
import { fill, perLanguage, sixLines, type Texts } from '../text/six-languages.ts';

export interface ModelTexts {
  shorts: Texts;
  descriptions: Texts;
  longHtml: Texts;
  metas: Texts;
}

interface ToldModel {
  leaf: LeafGroup;
  /** The number of its drawing. */
  design: number;
  own: string;
  brand: string;
  names: Texts;
  figures: ReadonlyMap<string, number>;
  /** Short texts of its own. */
  toldShorts: Texts | undefined;
}

const promises = sixLines(`
Maksuton toimitus yli 79 €, 100 päivän palautus. | Free delivery over 79 €, 100 days to return. | Fri frakt över 79 €, 100 dagars retur. | Gratis Versand ab 79 €, 100 Tage Rückgabe. | Livraison offerte dès 79 €, retour sous 100 jours. | Бесплатная доставка от 79 €, возврат 100 дней.
`);
const metaLimit = 150;

/** Short, plain and long descriptions of a model, put together from the phrases of its product type. */
export function modelTexts(
  { leaf, design, own, brand, names, figures, toldShorts }: ToldModel,
  random: Random,
  today: string,
): ModelTexts {
  const department = departmentOf(leaf.productType);
  const phrases = phrasesOf(leaf, design);
  const short = random.pick(shortPhrases(phrases));
  const other = random.pick(shortPhrases(phrases).filter((phrase) => phrase !== short));
  const opening = random.pick(openings(department));
  const care = random.pick(careSentences(department));
  const story = random.pick(generalSentences);
  const features = random.sample(featurePhrases(phrases), 3);
  const year = String(Number(today.slice(0, 4)) - random.int(3, 19));
  const say = (phrase: Texts) =>
    perLanguage((locale) => fill(phrase[locale], { ...phraseSlots(figures, locale), name: own, year }));

  const shorts = toldShorts ?? say(short);
  const [open, second, story2, careText] = [say(opening), say(other), say(story), say(care)];
  const items = features.map(say);
  return {
    shorts,
    descriptions: perLanguage((locale) => `${shorts[locale]}. ${open[locale]}`),
    longHtml: perLanguage(
      (locale) =>
        `<p>${open[locale]} ${second[locale]}.</p><p>${story2[locale]} ${careText[locale]}</p>` +
        `<ul>${items.map((item) => `<li>${item[locale]}</li>`).join('')}</ul>`,
    ),
    metas: perLanguage((locale) =>
      cutAtWord(`${brand} ${names[locale]}: ${shorts[locale]}. ${promises[0]?.[locale] ?? ''}`, metaLimit),
    ),
  };
}

/** At most so many characters, whole words only (ROUTE-122). */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, text.lastIndexOf(' ', limit)).replace(/[ .,:;–-]+$/, '');
}
