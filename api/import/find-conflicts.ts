import { sql } from 'kysely';
import { readRows } from '../read-model/read-rows.ts';
import type { ImportContext } from './import-context.ts';
import { findAddressConflicts } from './merge-addresses.ts';
import { findBannerConflicts } from './merge-banners.ts';
import { findTimeConflicts } from './merge-campaigns.ts';
import { findKeywordConflicts } from './merge-keywords.ts';
import { findPageConflicts, findTabConflicts } from './merge-pages.ts';

/** Tells of what is wrong in the files beside the shop's own rows. It comes before the files are merged with them. */
export async function findConflicts({ tx, problems }: ImportContext, keepsVanished: boolean): Promise<void> {
  const secrets = await readRows<{ key: string }>(
    tx,
    sql`SELECT key FROM settings WHERE NOT is_public AND key IN (SELECT key FROM import_settings)`,
  );
  for (const { key } of secrets)
    problems.add({ file: 'settings.jsonl', line: 0 }, key, 'is a secret of the shop, which no file sets');
  const slugs = await readRows<{ slug: string; key: string }>(
    tx,
    sql`SELECT s.slug, s.key FROM import_product_models s JOIN product_models t ON t.slug = s.slug AND t.id <> s.id
      WHERE (t.key IS NULL OR ${keepsVanished}) AND NOT EXISTS (SELECT FROM import_product_models o WHERE o.id = t.id)`,
  );
  for (const { slug, key } of slugs)
    problems.add(
      { file: 'products', line: 0 },
      key,
      `has the slug “${slug}” of a product that these files do not name`,
    );
  await findPageConflicts(tx, problems);
  await findTabConflicts(tx, problems);
  await findAddressConflicts(tx, 'posts', problems);
  await findAddressConflicts(tx, 'campaigns', problems);
  await findTimeConflicts(tx, problems);
  await findBannerConflicts(tx, problems);
  await findKeywordConflicts(tx, problems);
}
