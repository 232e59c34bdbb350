import type { Locale, MenuPlaces } from 'mf-shared/contract';
import { isRunning } from '../../read-model/campaign-times.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { findNames } from '../search/find-names.ts';
import { folded } from '../search/search-words.ts';

type Place = MenuPlaces['results'][number];

/** What shoppers see and a link may lead to, of whose name each word is a part. */
export function findPlaces(catalogue: Catalogue, locale: Locale, q: string): Place[] {
  const words = q.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { pages, groups, brands } = findNames(catalogue, locale, words);
  const found = [...campaignsWith(catalogue, locale, words), ...pages, ...groups, ...brands];
  return found.map(({ name, path, image }) => ({ name, path, image: mediaPath(image) }));
}

const campaignsWith = ({ content }: Catalogue, locale: Locale, words: readonly string[]): Place[] =>
  content.campaigns
    .filter((campaign) => isRunning(campaign))
    .map(({ slugs, texts, image }) => ({
      name: inLocale(texts, locale)?.title ?? '',
      path: `/campaigns/${textIn(slugs, locale)}/`,
      image,
    }))
    .filter(({ name }) => words.every((word) => folded(name).includes(folded(word))));
