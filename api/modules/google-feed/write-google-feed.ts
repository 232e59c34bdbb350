import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { type FeedView, googleItem } from './google-item.ts';
import { element } from './xml.ts';

/** Products whose texts and codes one statement reads, before other requests get their turn. */
const sliceSize = 200;

export interface WrittenFeed {
  /** Compressed with gzip. */
  path: string;
  etag: string;
}

/** Writes a feed to a file that takes the place of the one before once it is whole. */
export async function writeGoogleFeed(
  db: Database,
  view: FeedView,
  { folder, title }: { folder: string; title: string },
): Promise<WrittenFeed> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${view.country.code}-${view.locale}.xml.gz`);
  const draft = `${path}.${process.pid}`;
  const hash = createHash('sha256');
  async function* counted() {
    for await (const text of googleFeed(db, view, title)) {
      hash.update(text);
      yield text;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createGzip(), createWriteStream(draft));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return { path, etag: `W/"${hash.digest('base64url')}"` };
}

/** What lists show, variant by variant: bundles and gift cards are no products to Google. */
async function* googleFeed(db: Database, view: FeedView, title: string): AsyncGenerator<string> {
  const { catalogue, locale, publicUrl } = view;
  const models = catalogue.listed.filter((model) => !model.is_bundle && !model.is_gift_card);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', title)}${element('link', publicUrl)}${element('description', title)}\n`;
  for (let from = 0; from < models.length; from += sliceSize) {
    const slice = models.slice(from, from + sliceSize);
    const ids = slice.map(({ id }) => id);
    const texts = await catalogue.textsOfSome(locale, ids);
    const eans = await readEans(db, ids);
    let items = '';
    for (const model of slice) {
      const names = texts.get(model.id);
      if (names)
        for (const each of model.variants) items += `${googleItem(each, names, eans.get(each.id) ?? '', view)}\n`;
    }
    yield items;
    await nextTurn();
  }
  yield '</channel></rss>\n';
}

async function readEans(db: Database, modelIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await readRows<{ id: number; ean: string }>(
    db,
    sql`SELECT id, ean FROM variants WHERE ean <> ''
      AND model_id IN (SELECT value::integer FROM json_array_elements_text(${JSON.stringify(modelIds)}::json))`,
  );
  return new Map(rows.map(({ id, ean }) => [id, ean]));
}
