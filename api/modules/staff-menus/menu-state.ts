import type { MenuState, StaffMenuLink } from 'mf-shared/contract';
import { mostMenuLinks } from 'mf-shared/contract/staff-choices';
import type { MenuLink } from '../../db/schema/stored-json.ts';
import { refusedField } from '../../http/refusal.ts';
import { mediaPath } from '../../read-model/picture-paths.ts';
import { languagesInLines } from '../../texts/languages-in-lines.ts';
import { withWords } from '../../texts/words-by-language.ts';
import { storedPicture } from '../content/shown-pictures.ts';
import { tidyLink } from '../navigation/tidy-link.ts';
import { pathInLanguage } from '../page-paths/path-in-language.ts';
import type { Shop } from '../redirects/tidy-redirect.ts';

/** The links of a group as the staff's room and the log know them. */
export const toMenuState = ({ menu_links }: { menu_links: readonly MenuLink[] }): MenuState =>
  inOrder({ links: menu_links.map(({ slug, image, titles }) => ({ path: slug, image: mediaPath(image), titles })) });

/** The state as it is kept: no language without words, and nothing beside what it has. */
export const inOrder = ({ links }: MenuState): MenuState => ({
  links: links.map(({ path, image, titles }) => ({ path, image, titles: withWords(titles) })),
});

/** The links as the database has them. */
export const toMenuLinks = ({ links }: MenuState): MenuLink[] =>
  links.map(({ path, image, titles }) => ({ slug: path, image: storedPicture(image), titles }));

/**
 * The links as they are kept, from what staff wrote (STAFF-62). A path that stood there already stays as it came.
 * @throws Refusal beside the field, which has the place of its link: `path_2`
 */
export function tidyMenu(before: MenuState, written: MenuState, shop: Shop): MenuState {
  if (written.links.length > mostMenuLinks) throw refusedField('links', 'menus.too_many', { count: mostMenuLinks });
  const known = new Set(before.links.map(({ path }) => path));
  const links = inOrder(written).links.map((link, at) => {
    if (Object.keys(link.titles).length === 0) throw refusedField(`title_${at + 1}_fi`, 'menus.no_title');
    if (link.image === '') throw refusedField(`image_${at + 1}`, 'validation.required');
    const told = { field: `path_${at + 1}`, shop, elsewhere: 'menus.elsewhere' };
    return known.has(link.path) ? link : { ...link, path: tidyLink(link.path, told) };
  });
  const taken = new Set<string>();
  for (const [at, { path }] of links.entries()) {
    const key = pathInLanguage(path, shop.catalogue, 'fi');
    if (taken.has(key)) throw refusedField(`path_${at + 1}`, 'menus.twice');
    taken.add(key);
  }
  return { links };
}

/** What the log keeps of the links, those of each place in lines of their own: `link 2 titles_fi`. */
export const menuInLines = (state: object): Record<string, unknown> =>
  Object.fromEntries(
    (state as MenuState).links.flatMap((link: StaffMenuLink, at) =>
      Object.entries(languagesInLines(link)).map(([name, value]) => [`link ${at + 1} ${name}`, value]),
    ),
  );
