import type { Locale } from 'mf-shared/contract';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { shownBrands } from '../../read-model/reference-data.ts';
import { groupName } from '../navigation/menu.ts';
import { articlePath } from '../page-paths/blog-paths.ts';
import { folded } from './search-words.ts';

interface Hit {
  name: string;
  path: string;
  image: string | null;
}

/** A hit with its name as it is compared. */
interface Known {
  hit: Hit;
  name: string;
}

export interface FoundNames {
  groups: Hit[];
  brands: Hit[];
  pages: Hit[];
}

const mostHits = 8;

interface Names {
  groups: readonly Known[];
  brands: readonly Known[];
  pages: readonly Known[];
}

const cachedNames = new WeakMap<Catalogue, Map<Locale, Names>>();

/** Groups, brands and pages of whose name every word is a part; names that begin with the first word come first. */
export function findNames(catalogue: Catalogue, locale: Locale, words: readonly string[]): FoundNames {
  const wanted = words.map(folded);
  if (wanted.length === 0) return { groups: [], brands: [], pages: [] };
  const pick = (known: readonly Known[]): Hit[] =>
    known
      .filter(({ name }) => wanted.every((word) => name.includes(word)))
      .sort((a, b) => place(a.name, wanted[0]) - place(b.name, wanted[0]) || a.name.length - b.name.length)
      .slice(0, mostHits)
      .map(({ hit }) => hit);
  const { groups, brands, pages } = namesOf(catalogue, locale);
  return { groups: pick(groups), brands: pick(brands), pages: pick(pages) };
}

function namesOf(catalogue: Catalogue, locale: Locale): Names {
  const ofVersion = cachedNames.get(catalogue) ?? new Map<Locale, Names>();
  cachedNames.set(catalogue, ofVersion);
  const names = ofVersion.get(locale) ?? readNames(catalogue, locale);
  ofVersion.set(locale, names);
  return names;
}

function readNames(catalogue: Catalogue, locale: Locale): Names {
  const { groups, content } = catalogue;
  const known = (hit: Hit): Known => ({ hit, name: folded(hit.name) });
  return {
    groups: [...groups.byId.values()]
      .filter((group) => catalogue.modelsOfGroup(group).length > 0)
      .map((group) => known({ name: groupName(group, locale), path: group.paths[locale], image: group.image || null })),
    brands: shownBrands(catalogue).map(({ name, slug, logo }) => known({ name, path: `/${slug}/`, image: logo })),
    pages: [
      ...content.staticPages.map(({ slugs, texts }) => pageHit(inLocale(texts, locale)?.title, textIn(slugs, locale))),
      ...content.tabbedPages.map(({ slugs, texts }) => pageHit(inLocale(texts, locale)?.title, textIn(slugs, locale))),
      ...content.articles.map(({ slugs, texts, image }) => ({
        name: inLocale(texts, locale)?.title ?? '',
        path: articlePath({ slugs }, locale),
        image,
      })),
    ].map(known),
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
