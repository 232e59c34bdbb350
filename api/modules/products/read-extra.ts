import { sql } from 'kysely';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { SizeMeasure } from '../../db/schema/stored-json.ts';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';

export interface BundleRow {
  id: number;
  names: Texts;
  descriptions: Texts;
  discount_basis_points: number;
  modelIds: number[];
}

export interface SizeTableRow {
  id: number;
  names: Texts;
  infos: Texts;
  image: string | null;
  hide_image: boolean;
  images: string[];
  sizes: { size: string; product_type: string }[];
  measures: SizeMeasure[];
}

export interface ExtraRows {
  bundles: BundleRow[];
  recommended: number[];
  alsoBought: number[];
  sizeTable: SizeTableRow | null;
}

/** Bundles, related models and the size table of a model, in one round trip. */
export async function readExtra(db: Executor, modelId: number, sizeTableId: number | null): Promise<ExtraRows> {
  const related = (kind: string) => sql`(SELECT coalesce(json_agg(related_model_id ORDER BY sort_order), '[]')
    FROM model_relations WHERE model_id = ${modelId}::int AND kind = ${kind})`;
  const [row] = await readRows<ExtraRows>(
    db,
    sql`SELECT
      (SELECT coalesce(json_agg(b), '[]') FROM (
        SELECT id, names, descriptions, discount_basis_points,
          (SELECT json_agg(i.model_id ORDER BY i.sort_order) FROM bundle_items i WHERE i.bundle_id = bundles.id) AS "modelIds"
        FROM bundles WHERE main_model_id = ${modelId}::int AND is_active
          AND EXISTS (SELECT FROM bundle_items i WHERE i.bundle_id = bundles.id) ORDER BY id) b) AS bundles,
      ${related('recommended')} AS recommended,
      ${related('also_bought')} AS "alsoBought",
      (SELECT to_json(t) FROM size_tables t WHERE t.id = ${sizeTableId}::int) AS "sizeTable"`,
  );
  return row ?? { bundles: [], recommended: [], alsoBought: [], sizeTable: null };
}
