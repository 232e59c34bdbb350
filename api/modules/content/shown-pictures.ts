import { sql } from 'kysely';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';

/** A picture's path as it is stored. */
export const storedPicture = (path: string): string => path.replace(/^\/media\//, '');

/**
 * Whether staff have uploaded a picture (STAFF-66), or the shop shows it somewhere or has shown it in a post, a campaign, a
 * gift campaign, a banner, a group or the menu, or as a brand's logo. @param shown its path as pages have it
 */
export async function isPicture(tx: Executor, shown: string): Promise<boolean> {
  const path = storedPicture(shown);
  const rows = await readRows(
    tx,
    sql`(SELECT 1 FROM uploaded_pictures WHERE path = ${path})
      UNION ALL (SELECT 1 FROM product_models WHERE image = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM articles WHERE image = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM campaigns WHERE image = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM banners WHERE image = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM gift_campaigns WHERE image = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM product_groups WHERE image = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM product_groups, jsonb_array_elements(menu_links) link WHERE link ->> 'image' = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM manufacturers WHERE logo = ${path} LIMIT 1)
      UNION ALL (SELECT 1 FROM size_tables WHERE image = ${path} OR ${path} = ANY (images) LIMIT 1)
      UNION ALL (SELECT 1 FROM audit_log
        WHERE entity IN ('post', 'campaign', 'gift_campaign', 'banner', 'product_group') AND before ->> 'image' = ${`/media/${path}`} LIMIT 1)
      UNION ALL (SELECT 1 FROM audit_log
        WHERE entity = 'brand' AND before ->> 'logo' = ${`/media/${path}`} LIMIT 1)
      UNION ALL (SELECT 1 FROM audit_log, jsonb_array_elements(before -> 'links') link
        WHERE action = 'group_menu' AND link ->> 'image' = ${`/media/${path}`} LIMIT 1)`,
  );
  return rows.length > 0;
}

/** Notes that staff have uploaded a picture: what they write may show it from now on. @param path as it is stored */
export async function noteUpload(db: Executor, path: string): Promise<void> {
  await db
    .insertInto('uploaded_pictures')
    .values({ path })
    .onConflict((already) => already.doNothing())
    .execute();
}
