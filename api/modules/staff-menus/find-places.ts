import type { Locale, MenuPlaces } from 'mf-shared/contract';
import type { Texts } from '../../db/schema/column-kinds.ts';
import { isRunning } from '../../read-model/campaign-times.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { inLocale, textIn } from '../../read-model/per-locale.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { articlePath } from '../page-paths/blog-paths.ts';
import { campaignPath } from '../page-paths/campaign-path.ts';
import { findNames } from '../search/find-names.ts';
import { folded } from '../search/search-words.ts';

type Place = MenuPlaces['results'][number];

/** What shoppers see and a link may lead to, of whose name each word is a part. */
export function findPlaces(catalogue: Catalogue, locale: Locale, q: string): Place[] {
  const words = q.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { pages, groups, brands } = findNames(catalogue, locale, words);
  const found = [...campaignsWith(catalogue, locale, words), ...pages, ...groups, ...brands];
  return found.map(({ name, path, image }) => {
    const titles = Object.entries(titlesAt(catalogue, locale, path)).filter(([, title]) => title !== '');
    return { name, path, image: mediaPath(image), titles: Object.fromEntries(titles) };
  });
}

/** The names of a place in the languages that it has names of its own in; a brand's name is of no language. */
function titlesAt({ groups, content }: Catalogue, locale: Locale, path: string): Texts {
  const group = [...groups.byId.values()].find(({ paths }) => paths[locale] === path);
  if (group) return group.names;
  const page = [...content.staticPages, ...content.tabbedPages].find(
    ({ slugs }) => path === `/${textIn(slugs, locale)}/`,
  );
  const written =
    page ??
    content.articles.find((post) => path === articlePath(post, locale)) ??
    content.campaigns.find((campaign) => path === campaignPath(campaign, locale));
  return Object.fromEntries(Object.entries(written?.texts ?? {}).map(([language, { title }]) => [language, title]));
}

const campaignsWith = ({ content }: Catalogue, locale: Locale, words: readonly string[]): Omit<Place, 'titles'>[] =>
  content.campaigns
    .filter((campaign) => isRunning(campaign))
    .map((campaign) => ({
      name: inLocale(campaign.texts, locale)?.title ?? '',
      path: campaignPath(campaign, locale),
      image: campaign.image,
    }))
    .filter(({ name }) => words.every((word) => folded(name).includes(folded(word))));
