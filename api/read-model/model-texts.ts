import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../db/schema.ts';
import { type ModelTexts, TextPacker, type TextRow } from './packed-texts.ts';
import { readRows } from './read-rows.ts';

/** The short texts of a catalogue's models; a model without them in a language has its Finnish ones there. */
export interface TextsOfModels {
  /** Texts of every model, read when they are first asked for. */
  textsOf: (locale: Locale) => Promise<ModelTexts>;
  /** Texts of at least these models; does not wait for the others. */
  textsOfSome: (locale: Locale, ids: readonly number[]) => Promise<ModelTexts>;
}

/** Models whose texts one statement reads, before other requests get their turn. */
const sliceSize = 4000;
/** Up to here some models' texts are read by themselves. */
const mostByThemselves = 200;

/** @param isManualOnly leaves out what a machine translated: the Finnish text stands there (CONF-45) */
export function openModelTexts(db: Executor, isManualOnly: boolean): TextsOfModels {
  const readTexts = (locale: Locale, which: ReturnType<typeof sql>) => readSlice(db, locale, isManualOnly, which);
  const whole = new Map<Locale, ModelTexts>();
  const reading = new Map<Locale, Promise<ModelTexts>>();

  async function readAll(locale: Locale): Promise<ModelTexts> {
    const packer = new TextPacker();
    for (let after: number | null = 0; after !== null; ) {
      const rows: TextRow[] = await readTexts(locale, sql`m.id > ${after} ORDER BY m.id LIMIT ${sliceSize}`);
      for (const row of rows) packer.add(row);
      after = rows.length < sliceSize ? null : (rows.at(-1)?.[0] ?? null);
      await nextTurn();
    }
    const texts = packer.finish();
    whole.set(locale, texts);
    return texts;
  }

  function textsOf(locale: Locale): Promise<ModelTexts> {
    const cached = reading.get(locale);
    if (cached) return cached;
    const texts = readAll(locale);
    reading.set(locale, texts);
    texts.catch(() => reading.delete(locale));
    return texts;
  }

  return {
    textsOf,
    async textsOfSome(locale, ids) {
      const known = whole.get(locale);
      if (known || ids.length > mostByThemselves) return known ?? textsOf(locale);
      const which = sql`m.id IN (SELECT value::integer FROM json_array_elements_text(${JSON.stringify(ids)}::json))`;
      const packer = new TextPacker();
      if (ids.length > 0) for (const row of await readTexts(locale, which)) packer.add(row);
      return packer.finish();
    },
  };
}

async function readSlice(
  db: Executor,
  locale: Locale,
  isManualOnly: boolean,
  which: ReturnType<typeof sql>,
): Promise<TextRow[]> {
  const rows = await readRows<{ row: TextRow }>(
    db,
    sql`SELECT json_build_array(m.id, coalesce(t.name, f.name), coalesce(t.short_description, f.short_description),
        coalesce(t.description, f.description)) AS "row"
      FROM product_models m
      LEFT JOIN model_texts t ON t.model_id = m.id AND t.locale = ${locale} AND (t.is_manual OR NOT ${isManualOnly}::boolean)
      LEFT JOIN model_texts f ON f.model_id = m.id AND f.locale = 'fi'
      WHERE coalesce(t.name, f.name) IS NOT NULL AND ${which}`,
  );
  return rows.map(({ row }) => row);
}
