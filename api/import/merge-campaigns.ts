import { sql } from 'kysely';
import type { Executor } from '../db/schema.ts';
import { readRows } from '../read-model/read-rows.ts';
import { keepFormerAddresses } from './merge-addresses.ts';
import type { Problems } from './problems.ts';

/**
 * What a file does not name of a campaign stays as it is stored, as the staff write it too (STAFF-60): languages, each text
 * and part of the address of a language, picture, times, and whether they hid it. What vanished from the files comes back with
 * them, and what staff removed does not. A campaign that no import brought does not become one of the files, which would hide
 * it with their next version.
 */
export async function fillCampaigns(tx: Executor): Promise<void> {
  await sql`SELECT FROM campaigns WHERE id IN (SELECT id FROM import_campaigns) ORDER BY id FOR UPDATE`.execute(tx);
  await sql`UPDATE campaigns t SET is_hidden = false FROM import_campaigns s
    WHERE s.id = t.id AND s.is_active AND t.is_hidden`.execute(tx);
  await sql`UPDATE import_campaigns s SET
      key = CASE WHEN t.id IS NULL OR t.key IS NOT NULL THEN s.key END,
      slugs = coalesce(t.slugs, '{}') || s.slugs, image = coalesce(s.image, t.image, ''),
      starts_at = coalesce(s.starts_at, t.starts_at), ends_at = coalesce(s.ends_at, t.ends_at),
      club_starts_at = coalesce(s.club_starts_at, t.club_starts_at),
      is_active = coalesce(s.is_active, NOT coalesce(t.is_hidden, false)),
      texts = coalesce(t.texts, '{}') || (
        SELECT jsonb_object_agg(l.key, coalesce(t.texts -> l.key, '{}') || l.value) FROM jsonb_each(s.texts) l)
    FROM import_campaigns n LEFT JOIN campaigns t ON t.id = n.id WHERE n.id = s.id`.execute(tx);
  await keepFormerAddresses(tx, 'campaigns');
}

/** Tells of campaigns whose times in the files do not follow those that the shop keeps because the files do not name them. */
export async function findTimeConflicts(tx: Executor, problems: Problems): Promise<void> {
  const wrong = await readRows<{ key: string; isClub: boolean }>(
    tx,
    // Times that the same line names are checked with the line.
    sql`SELECT key, coalesce(club >= starts, false) AS "isClub" FROM (
        SELECT s.key, coalesce(s.starts_at, t.starts_at) AS starts, coalesce(s.ends_at, t.ends_at) AS ends,
          coalesce(s.club_starts_at, t.club_starts_at) AS club, s.starts_at IS NULL OR s.ends_at IS NULL AS keeps_end,
          s.starts_at IS NULL OR s.club_starts_at IS NULL AS keeps_club
        FROM import_campaigns s JOIN campaigns t ON t.id = s.id WHERE NOT t.is_removed) m
      WHERE (keeps_club AND club >= starts) OR (keeps_end AND ends <= starts) ORDER BY key`,
  );
  for (const { key, isClub } of wrong)
    problems.add(
      { file: 'campaigns', line: 0 },
      key,
      isClub
        ? 'begins no later than for members of the club, with the times that the shop keeps'
        : 'ends before it begins, with the times that the shop keeps',
    );
}
