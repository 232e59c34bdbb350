import type { StaffFound, StaffRight } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import type { Translate } from 'mf-shared/i18n';
import { pathOfAttribute } from '../staff/attributes/kind-of.ts';
import { pathOfPage } from '../staff/pages/path-of-page.ts';
import type { Entry } from './palette-entry.ts';

type Written = Extract<StaffFound, { kind: 'written' }>;

interface WrittenKind {
  /** The room in which it is worked on. */
  room: string;
  right: StaffRight;
  path: (id: string, name: string) => string;
}

const record = (room: string) => (id: string) => `/staff/${room}/${id}/`;
/** The room finds it by its name: it has no page of its own there. */
const search = (room: string) => (_: string, name: string) => `/staff/${room}/?q=${encodeURIComponent(name)}`;

const attribute = (kind: AttributeKind) => (id: string) => pathOfAttribute(kind, id);

const kinds: Readonly<Record<Written['of'], WrittenKind>> = {
  page: { room: 'pages', right: 'pages.keep', path: (id) => pathOfPage('text', id) },
  tabbed_page: { room: 'pages', right: 'pages.keep', path: (id) => pathOfPage('tabs', id) },
  post: { room: 'posts', right: 'posts.keep', path: record('posts') },
  campaign: { room: 'campaigns', right: 'campaigns.keep', path: record('campaigns') },
  gift_campaign: { room: 'gift-campaigns', right: 'gift_campaigns.keep', path: record('gift-campaigns') },
  banner: { room: 'banners', right: 'content.banners', path: record('banners') },
  group: { room: 'groups', right: 'groups.keep', path: record('groups') },
  brand: { room: 'brands', right: 'brands.keep', path: search('brands') },
  colour: { room: 'attributes', right: 'attributes.keep', path: attribute('colour') },
  product_type: { room: 'attributes', right: 'attributes.keep', path: attribute('product_type') },
  tag: { room: 'attributes', right: 'attributes.keep', path: attribute('tag') },
  property: { room: 'attributes', right: 'attributes.keep', path: attribute('property') },
  size_table: { room: 'attributes', right: 'attributes.keep', path: attribute('size_table') },
  keyword: { room: 'keywords', right: 'keywords.keep', path: search('keywords') },
  store: { room: 'stores', right: 'stores.hours', path: search('stores') },
  discount_code: { room: 'codes', right: 'codes.keep', path: search('codes') },
  redirect: { room: 'redirects', right: 'redirects.keep', path: search('redirects') },
};

/** What staff write, told with the room that it is written in. */
export function writtenEntry({ of, id, name, about }: Written, text: Translate): Entry {
  const { room, right, path } = kinds[of];
  return { group: 'written', name, about, state: text(`staff.${room}`), path: path(id, name), right };
}
