import { sql } from 'kysely';
import type { Labelling, Locale } from 'mf-shared/contract';
import { shopDay } from 'mf-shared/rules/shop-day';
import type { Texts } from '../../db/schema/column-kinds.ts';
import type { Executor } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import type { FitVotes } from '../reviews/fit-advice.ts';

export interface LongTexts {
  locale: string;
  name: string;
  short_description: string;
  long_description_html: string;
  meta_description: string;
  tagline: string;
  model_notice: string;
  is_manual: boolean;
}

/** What a product's page shows beyond the read model. */
export interface ModelDetails {
  texts: LongTexts[];
  articles: { slugs: Texts; texts: Texts<{ title: string }> }[];
  templates: { id: number; names: Texts; image: string }[];
  partIds: number[];
  hasVideos: boolean;
  fit: FitVotes;
  labelling: Labelling | null;
}

const noFit: FitVotes = { votes: 0, regular: 0, average: null };

/** Reads it in one round trip: texts in the language and in Finnish, guides, gift card pictures, parts of a bundle, how it fits. */
export async function readDetails(db: Executor, modelId: number, locale: Locale): Promise<ModelDetails> {
  const [row] = await readRows<ModelDetails>(
    db,
    sql`SELECT
      (SELECT coalesce(json_agg(t), '[]') FROM (
        SELECT locale, name, short_description, long_description_html, meta_description, tagline, model_notice, is_manual
        FROM model_texts WHERE model_id = ${modelId}::int AND locale IN (${locale}, 'fi')) t) AS texts,
      (SELECT coalesce(json_agg(a), '[]') FROM (
        SELECT a.slugs, (SELECT jsonb_object_agg(key, jsonb_build_object('title', value->'title')) FROM jsonb_each(a.texts)) AS texts
        FROM articles a JOIN article_models am ON am.article_id = a.id
        WHERE am.model_id = ${modelId}::int AND a.is_published AND a.published_on <= ${shopDay()}::date ORDER BY a.published_on DESC LIMIT 12) a) AS articles,
      (SELECT labelling FROM model_labelling WHERE model_id = ${modelId}::int) AS labelling,
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT id, names, image FROM gift_card_templates WHERE model_id = ${modelId}::int ORDER BY sort_order, id) g) AS templates,
      (SELECT coalesce(json_agg(p.part_model_id ORDER BY p.sort_order), '[]')
        FROM model_parts p WHERE p.bundle_model_id = ${modelId}::int) AS "partIds",
      coalesce((SELECT has_videos FROM product_models WHERE id = ${modelId}::int), false) AS "hasVideos",
      (SELECT json_build_object('votes', count(size), 'regular', count(*) FILTER (WHERE size = 6), 'average', avg(size)::float8)
        FROM reviews WHERE model_id = ${modelId}::int AND status = 'published') AS fit`,
  );
  return row ?? { texts: [], articles: [], templates: [], partIds: [], hasVideos: false, fit: noFit, labelling: null };
}
