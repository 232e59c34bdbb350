import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { groupName } from '../navigation/menu.ts';
import { folded } from './search-words.ts';

interface Hit {
  name: string;
  path: string;
  image: string | null;
}

export interface FoundNames {
  groups: Hit[];
  brands: Hit[];
  pages: Hit[];
}

const mostHits = 8;

/** Groups, brands and pages of whose name every word is a part; names that begin with the first word come first. */
export function findNames(catalogue: Catalogue, locale: Locale, words: readonly string[]): FoundNames {
  const wanted = words.map(folded);
  if (wanted.length === 0) return { groups: [], brands: [], pages: [] };
  const pick = (hits: readonly Hit[]): Hit[] =>
    hits
      .map((hit) => ({ hit, name: folded(hit.name) }))
      .filter(({ name }) => wanted.every((word) => name.includes(word)))
      .sort((a, b) => place(a.name, wanted[0]) - place(b.name, wanted[0]) || a.name.length - b.name.length)
      .slice(0, mostHits)
      .map(({ hit }) => hit);

  const { groups, manufacturers, content } = catalogue;
  return {
    groups: pick(
      [...groups.byId.values()]
        .filter((group) => catalogue.modelsOfGroup(group).length > 0)
        .map((group) => ({ name: groupName(group, locale), path: group.paths[locale], image: group.image || null })),
    ),
    brands: pick([...manufacturers.values()].map(({ name, slug, logo }) => ({ name, path: `/${slug}/`, image: logo }))),
    pages: pick([
      ...content.staticPages.map(({ slugs, texts }) => pageHit(inLocale(texts, locale)?.title, textIn(slugs, locale))),
      ...content.tabbedPages.map(({ slugs, texts }) => pageHit(inLocale(texts, locale)?.title, textIn(slugs, locale))),
      ...content.articles.map(({ slugs, texts, image }) => ({
        name: inLocale(texts, locale)?.title ?? '',
        path: `/life-outdoors/blog/${textIn(slugs, locale)}/`,
        image,
      })),
    ]),
  };
}

const pageHit = (title: string | undefined, slug: string): Hit => ({
  name: title ?? '',
  path: `/${slug}/`,
  image: null,
});

/** Where in the name the word stands: 0 at its beginning, 1 at a word's beginning, 2 within. */
function place(name: string, word = ''): number {
  if (name.startsWith(word)) return 0;
  return name.includes(` ${word}`) ? 1 : 2;
}
