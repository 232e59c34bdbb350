import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import type { Problems } from './problems.ts';

/**
 * What a file does not name of a banner stays as it is stored, as the staff write it too (STAFF-69): languages, each text of
 * a language, picture, its point and colours, times, and whether they hid it; its place in the order is that of its line. What vanished from
 * the files comes back with them, and what staff removed does not. A banner that no import brought does not become one of the
 * files, which would hide it with their next version.
 */
export async function fillBanners(tx: Executor): Promise<void> {
  await sql`SELECT FROM banners WHERE id IN (SELECT id FROM import_banners) ORDER BY id FOR UPDATE`.execute(tx);
  await sql`UPDATE banners t SET is_hidden = false FROM import_banners s
    WHERE s.id = t.id AND s.is_active AND t.is_hidden`.execute(tx);
  await sql`UPDATE import_banners s SET
      key = CASE WHEN t.id IS NULL OR t.key IS NOT NULL THEN s.key END,
      image = coalesce(s.image, t.image), crop_point = coalesce(s.crop_point, t.crop_point, '50/50'),
      sub_text = coalesce(s.sub_text, t.sub_text, ''),
      starts_at = coalesce(s.starts_at, t.starts_at), ends_at = coalesce(s.ends_at, t.ends_at),
      is_active = coalesce(s.is_active, NOT coalesce(t.is_hidden, false)),
      texts = coalesce(t.texts, '{}') || (
        SELECT jsonb_object_agg(l.key, coalesce(t.texts -> l.key, '{}') || l.value) FROM jsonb_each(s.texts) l)
    FROM import_banners n LEFT JOIN banners t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
}

/** Tells of banners that would end before they begin, with the times that the shop keeps because the files do not name them. */
export async function findBannerConflicts(tx: Executor, problems: Problems): Promise<void> {
  const wrong = await readRows<{ key: string }>(
    tx,
    // Times that the same line names are checked with the line.
    sql`SELECT s.key FROM import_banners s JOIN banners t ON t.id = s.id
      WHERE NOT t.is_removed AND (s.starts_at IS NULL OR s.ends_at IS NULL)
        AND coalesce(s.ends_at, t.ends_at) <= coalesce(s.starts_at, t.starts_at) ORDER BY s.key`,
  );
  for (const { key } of wrong)
    problems.add({ file: 'banners', line: 0 }, key, 'ends before it begins, with the times that the shop keeps');
}
