import { sql } from 'kysely';
import type { Locale, RedirectAnswer, RedirectState, StaffRedirects, staffRedirectsQuery } from 'mf-shared/contract';
import { splitLocalePath } from 'mf-shared/rules/locale-path';
import { defaultLocale } from 'mf-shared/rules/locales';
import type { z } from 'zod';
import { likePattern } from '../../db/like-pattern.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { Catalogue } from '../../read-model/catalogue.ts';
import { groupKey } from '../../read-model/group-tree.ts';
import { hasClosed } from '../../read-model/reference-data.ts';
import { articlePath } from '../page-paths/blog-paths.ts';
import { campaignPath } from '../page-paths/campaign-path.ts';
import { pathInLanguage } from '../page-paths/path-in-language.ts';
import { formerPagePath } from '../page-paths/tab-path.ts';
import { findStored, firstIn, followRedirects, type RedirectRow, readWays } from './follow-redirects.ts';
import { hasPage } from './has-page.ts';
import { pathOf, redirectKey } from './redirect-key.ts';

/** One page of the redirects, the newest first, with where each leads in the end (STAFF-46). */
export async function readRedirects(
  db: Executor,
  { q, kind, page }: z.output<typeof staffRedirectsQuery>,
): Promise<StaffRedirects> {
  const within = likePattern((q ?? '').toLowerCase());
  const found = db
    .selectFrom('redirects')
    .$if(Boolean(q), (query) =>
      query.where((eb) => eb.or([eb('old_path', 'like', within), eb(sql`lower(new_path)`, 'like', within)])),
    )
    .$if(kind === 'moved', (query) => query.where('new_path', 'is not', null))
    .$if(kind === 'gone', (query) => query.where('new_path', 'is', null))
    .$if(kind === 'unused', (query) => query.where('followed', '=', 0));
  const { total } = await found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = pageRange(Number(total), page);
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const find = firstIn(await readWays(db, rows));
  const results = await Promise.all(
    rows.map(async ({ last_followed_at, ...row }) => ({
      ...row,
      last_followed_at: last_followed_at?.toISOString() ?? null,
      leads_to: await endOf(row, find),
    })),
  );
  return { results, ...pageFacts(Number(total), page) };
}

/** Where a chain ends; null for what is none. */
async function endOf({ old_path, new_path }: RedirectState, find: ReturnType<typeof firstIn>) {
  if (new_path === null) return null;
  const { named, path } = splitLocalePath(old_path, 'prefix');
  const way = await followRedirects(path, named ?? defaultLocale, { find, isPage: () => false });
  if (way.kind === 'gone') return '410';
  return way.kind === 'moved' && way.target !== new_path ? way.target : null;
}

interface Asked {
  path: string;
  locale: Locale;
}

const none: RedirectAnswer = { kind: 'none', path: '', locale: null };
const nowhere = 'https://shop.invalid';

/** Where an address leads that no page has, in the reader's language (ROUTE-130, ROUTE-131), and by which redirects. */
export async function findRedirect(
  db: Executor,
  catalogue: Catalogue,
  { path, locale }: Asked,
): Promise<{ answer: RedirectAnswer; ids: readonly number[] }> {
  const key = redirectKey(path);
  if (key.includes('\0')) return { answer: none, ids: [] };
  const stored = findStored(db);
  const table = {
    find: async (keys: readonly string[]) => (await stored(keys)) ?? findFormer(keys, catalogue, locale),
    isPage: (each: string) => each !== key && hasPage(each, catalogue),
  };
  const way = await followRedirects(path, locale, table);
  if (way.kind === 'gone') return { answer: { ...none, kind: 'gone' }, ids: way.ids };
  if (way.kind !== 'moved') return { answer: none, ids: [] };
  const target = pathInLanguage(way.target, catalogue, way.named ?? locale);
  const { pathname, search, hash } = new URL(target, nowhere);
  // A page of which another language's address was written may be missing in this one.
  if (!way.named && redirectKey(pathOf(target)) === key) return { answer: none, ids: [] };
  return { answer: { kind: 'moved', path: pathname + search + hash, locale: way.named }, ids: way.ids };
}

/**
 * The way from an address that a product group or a page had (ROUTE-137), a post of the magazine (ROUTE-143) or a campaign
 * (ROUTE-144), from the page of a store that closed to the stores (STAFF-47), and from that of a hidden brand to
 * the brands (STAFF-53).
 */
function findFormer(keys: readonly string[], catalogue: Catalogue, locale: Locale): RedirectRow | undefined {
  const { content, groups } = catalogue;
  for (const key of keys) {
    const { path } = splitLocalePath(key, 'prefix');
    const [, below = '', slug = ''] = /^\/(life-outdoors\/blog|campaigns)\/([^/]+)\/$/.exec(path) ?? [];
    const campaign = below === 'campaigns' && content.formerCampaigns.get(slug);
    if (campaign) return { id: null, old_path: key, new_path: campaignPath(campaign, locale) };
    const post = below !== 'campaigns' && content.formerPosts.get(slug);
    if (post) return { id: null, old_path: key, new_path: articlePath(post, locale) };
    if (isOfClosedStore(path, catalogue)) return { id: null, old_path: key, new_path: '/stores/' };
    if (isOfHiddenBrand(path, catalogue)) return { id: null, old_path: key, new_path: '/manufacturers/' };
    const [first = '', ...segments] = path.split('/').filter(Boolean);
    const slugs = first === 'page' ? segments : [first, ...segments];
    const page = formerPagePath(slugs, content.formerPages, locale);
    if (page) return { id: null, old_path: key, new_path: page };
    const group = groups.formerPaths.get(groupKey(key));
    if (group) return { id: null, old_path: key, new_path: group.paths[locale] };
  }
  return undefined;
}

/** Whether a path without prefix is that of a brand that staff hide (STAFF-53). */
export function isOfHiddenBrand(path: string, { manufacturersBySlug }: Catalogue): boolean {
  const [, slug = ''] = /^\/([^/]+)\/$/.exec(path) ?? [];
  return manufacturersBySlug.get(slug)?.is_hidden ?? false;
}

function isOfClosedStore(path: string, { allStores }: Catalogue): boolean {
  const [, slug = ''] = /^\/stores\/([^/]+)\/$/.exec(path) ?? [];
  return slug !== '' && [...allStores.values()].some((store) => store.slug === slug && hasClosed(store));
}

/** Counts that redirects were followed. */
export async function countFollowed(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('redirects')
    .set({ followed: sql`followed + 1`, last_followed_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();
}
