import { type LogSubject, logSubjects } from 'mf-shared/contract/staff-choices';
import { pathOfAttribute } from './attributes/kind-of.ts';
import { pathOfPage } from './pages/path-of-page.ts';
import type { RoomName } from './staff-place.ts';

interface SubjectPlace {
  /** The room in which it is worked on, whose words tell what its fields are called. */
  room: RoomName;
  path: (id: string, name: string) => string;
}

const encoded = encodeURIComponent;
/** It has a page of its own in the room. */
const record = (room: RoomName): SubjectPlace => ({ room, path: (id) => `/staff/${room}/${encoded(id)}/` });
/** The room finds it by its name. */
const found = (room: RoomName): SubjectPlace => ({
  room,
  path: (_, name) => `/staff/${room}/${name ? `?q=${encoded(name)}` : ''}`,
});
/** The room shows it among all of its kind. */
const among = (room: RoomName): SubjectPlace => ({ room, path: () => `/staff/${room}/` });
const asked = (room: RoomName, parameter: string): SubjectPlace => ({
  room,
  path: (id) => `/staff/${room}/?${parameter}=${encoded(id)}`,
});
const attribute = (kind: Parameters<typeof pathOfAttribute>[0]): SubjectPlace => ({
  room: 'attributes',
  path: (id) => pathOfAttribute(kind, id),
});

/** Where each subject of the log is worked on. */
export const placesOfSubjects: Readonly<Record<LogSubject, SubjectPlace>> = {
  product: record('products'),
  setting: asked('content', 'setting'),
  banner: record('banners'),
  discount_code: found('codes'),
  redirect: found('redirects'),
  search_words: asked('search-words', 'language'),
  store: found('stores'),
  delivery: among('deliveries'),
  brand: found('brands'),
  product_group: record('groups'),
  page: { room: 'pages', path: (id) => pathOfPage('text', encoded(id)) },
  tabbed_page: { room: 'pages', path: (id) => pathOfPage('tabs', encoded(id)) },
  post: record('posts'),
  keyword: found('keywords'),
  campaign: record('campaigns'),
  gift_card: record('gift-cards'),
  front_page: among('banners'),
  tax_area: among('taxes'),
  gift_campaign: record('gift-campaigns'),
  gift_code: found('gift-campaigns'),
  newsletter_subscription: found('newsletters'),
  newsletter_list: asked('newsletters', 'list'),
  colour: attribute('colour'),
  product_type: attribute('product_type'),
  tag: attribute('tag'),
  property: attribute('property'),
  size_table: attribute('size_table'),
};

/** Null for what the log cannot be narrowed to. */
export function placeOfSubject(entity: string): SubjectPlace | null {
  const subject = logSubjects.find((each) => each === entity);
  return subject ? placesOfSubjects[subject] : null;
}
