import type { StaffWrite } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { fieldWords } from './field-words.ts';
import { pathOfWrite, valueWords, writerWords, writeTitle } from './write-words.ts';

it('other days of a store are told with their reason in the reader’s words (STAFF-41, STAFF-47)', () => {
  const text = (key: string) => `<${key}>`;
  const logged = '2026-12-24 – 2026-12-26 (–, holiday) · 2026-12-31 (10–14, stocktaking)';
  expect(valueWords('other_days', logged, { text, locale: 'en' })).toBe(
    '2026-12-24 – 2026-12-26 (–, <staff_stores.reason_holiday>) · 2026-12-31 (10–14, <staff_stores.reason_stocktaking>)',
  );
});

it('what changed of a post is told by the names of its fields, with its category and its day in words (STAFF-41, STAFF-57)', () => {
  const reader = { text: (key: string) => `<${key}>`, locale: 'en' };
  const names = ['summaries_en', 'titles_fi', 'published_on'].map((name) => fieldWords(name, 'post', reader));
  expect(names).toEqual(['<staff_posts.summary>', '<staff_posts.title>', '<staff_posts.published_on>']);
  expect(valueWords('category', 'club-offer', reader)).toBe('<staff_posts.category_club-offer>');
  expect(valueWords('published_on', '2027-02-03', reader)).toBe('3 Feb 2027');
});

it('what was done to a newsletter’s list is told in words, without an address where there is none any more (STAFF-41, STAFF-63)', () => {
  const text = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
  const reader = { text, locale: 'en' };
  const write = { id: 1, at: '', by: null, before: {}, after: {}, can_be_undone: false, entity_id: '7', name: '' };
  const ended = { ...write, entity: 'newsletter_subscription', action: 'newsletter_end' };
  expect(writeTitle(ended, reader)).toBe('staff_newsletters.log_end 7');
  expect(pathOfWrite({ ...ended, name: 'a+b@havu.example' })).toBe('/staff/newsletters/?q=a%2Bb%40havu.example');
  const taken = { ...write, entity: 'newsletter_list', entity_id: 'forest', action: 'newsletter_file' };
  expect(writeTitle(taken, reader)).toBe('staff_newsletters.log_file letter.forest.title');
  expect(pathOfWrite(taken)).toBe('/staff/newsletters/?list=forest');
  expect(fieldWords('addresses', 'newsletter_list', reader)).toBe('staff_newsletters.addresses');
  expect(valueWords('subscription', 'left', reader)).toBe('staff_newsletters.status_left');
  expect(valueWords('newsletter_language', 'sv', reader)).toBe('Swedish');
});

it('what changed of a campaign is told by the names of its fields, its times too (STAFF-41, STAFF-60)', () => {
  const reader = { text: (key: string) => `<${key}>`, locale: 'en' };
  const names = ['descriptions_en', 'club_starts_at', 'is_active'].map((name) => fieldWords(name, 'campaign', reader));
  expect(names).toEqual([
    ...['<staff_campaigns.description>', '<staff_campaigns.club_starts_at>', '<staff_campaigns.is_active>'],
  ]);
});

it('what changed of the menu of a group is told by the place of each link (STAFF-41, STAFF-62)', () => {
  const reader = { text: (key: string) => `<${key}>`, locale: 'en' };
  expect(fieldWords('link 2 titles_fi', 'product_group', reader)).toBe('<staff_menus.of_link>');
  const write = { entity: 'product_group', entity_id: '3', name: 'Footwear', action: 'group_menu' } as StaffWrite;
  expect(writeTitle(write, reader)).toBe('<staff_menus.of_group>');
  expect(pathOfWrite(write)).toBe('/staff/menus/3/');
});

it('what changed of a brand is told by the names of its fields, its producer too (STAFF-41, STAFF-53)', () => {
  const reader = { text: (key: string) => `<${key}>`, locale: 'en' };
  const names = ['name', 'logo', 'producer', 'responsible_email', 'titles_fi'];
  expect(names.map((name) => fieldWords(name, 'brand', reader))).toEqual(
    ['name', 'logo', 'producer', 'responsible_email', 'title'].map((name) => `<staff_brands.${name}>`),
  );
});

it('a planned change is told by the thing that it would change (STAFF-41, STAFF-68)', () => {
  const text = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
  const write: StaffWrite = {
    ...{ id: 1, at: '2026-11-29T12:00:00.000Z', by: null, entity: 'planned_change', name: '', can_be_undone: false },
    ...{ action: 'planned', entity_id: 'product 10 fi', before: {}, after: {} },
  };
  expect(writeTitle(write, { text, locale: 'en' })).toBe('staff_planned.log_planned staff.product_number 10');
  const back = { ...write, action: 'planned_back', entity_id: 'brand 1' };
  expect(writeTitle(back, { text, locale: 'en' })).toBe('staff_planned.log_planned_back staff_brands.numbered 1');
});

it('what a product and its variants are is told by the names of their fields (STAFF-41, STAFF-70)', () => {
  const reader = { text: (key: string) => `<${key}>`, locale: 'en' };
  const names = ['group', 'is_active', 'regular_minor', 'name'].map((name) => fieldWords(name, 'product', reader));
  expect(names).toEqual([
    '<staff_making.group>',
    '<staff_making.is_active>',
    '<staff_products.regular>',
    '<staff_products.name>',
  ]);
});

it('what the operator’s commands did is told as theirs, with the role in words (STAFF-41, STAFF-79)', () => {
  const text = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');
  const reader = { text, locale: 'en' };
  const write = { id: 1, at: '', by: null, before: {}, after: {}, can_be_undone: false, entity_id: '7', name: '' };
  const given = { ...write, entity: 'customer', action: 'staff_role' };
  expect(writeTitle(given, reader)).toBe('staff_customers.log_staff_role 7');
  expect(writerWords(given, text)).toBe('staff_log.by_operator');
  expect(writerWords({ ...given, by: 'Aino Havu' }, text)).toBe('Aino Havu');
  expect(writerWords({ by: null, action: 'customer_erased' }, text)).toBe('staff_order.by_system');
  expect(valueWords('role', 'admin', reader)).toBe('staff_people.role_admin');
});
