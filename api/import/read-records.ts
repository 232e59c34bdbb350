import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportKind, type ImportRecord, importFormat, importKinds } from './import-format.ts';
import type { Place, Problems, WhereIs } from './problems.ts';
import { readLines } from './read-lines.ts';

export type Placed<K extends ImportKind> = { record: ImportRecord<K>; place: Place };

/** Where records come from: a folder of JSON Lines, or another shop's export. */
export interface ImportSource {
  has: (kind: ImportKind) => boolean;
  /**
   * Streams the records that can be used; what is wrong with the others goes to the problems.
   * @param holding lines without this text may be passed over.
   */
  read: <K extends ImportKind>(kind: K, problems: Problems, holding?: string) => AsyncGenerator<Placed<K>>;
  /** Bytes of the files that have been read for good, and how many there are, where that is known. */
  progress?: () => { done: number; of: number };
  /** The folder that pictures are named from. */
  folder: string;
  /** The parts of the files that were left out, in sentences, once they are read. */
  notes?: () => string[];
}

export const notUtf8 = 'is not UTF-8, perhaps Latin-1 or Windows-1252: save the file as UTF-8';

/** A folder of `<kind>.jsonl` files. */
export function openFolder(folder: string): ImportSource {
  const fileOf = (kind: ImportKind) => join(folder, `${kind}.jsonl`);
  const has = (kind: ImportKind) => existsSync(fileOf(kind));
  const sizes = new Map(importKinds.filter(has).map((kind) => [kind, statSync(fileOf(kind)).size]));
  const read = new Map<ImportKind, number>();
  return {
    folder,
    has,
    progress: () => ({ done: sum(read), of: sum(sizes) }),
    async *read(kind, problems, holding) {
      const file = `${kind}.jsonl`;
      if (!has(kind)) return;
      for await (const { line, text, bytes } of readLines(fileOf(kind))) {
        if (holding === undefined) read.set(kind, bytes);
        else if (text?.includes(holding) === false) continue;
        const place = { file, line };
        const record = parseRecord(kind, text === null ? undefined : parseJson(text), {
          place,
          problems,
          isUnreadable: text === null,
        });
        if (record) yield { record, place };
      }
    },
  };
}

const sum = (bytes: ReadonlyMap<ImportKind, number>) => [...bytes.values()].reduce((a, b) => a + b, 0);

const noJson = Symbol('no JSON');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return noJson;
  }
}

function parseRecord<K extends ImportKind>(
  kind: K,
  value: unknown,
  { place, problems, isUnreadable }: { place: Place; problems: Problems; isUnreadable: boolean },
): ImportRecord<K> | null {
  if (isUnreadable) problems.add(place, '', notUtf8);
  else if (value === noJson) problems.add(place, '', 'is not JSON: each line is one object in braces');
  else return checkRecord(kind, value, { place, problems });
  return null;
}

/**
 * Returns the record with its defaults, or null and says why.
 * @param whereIs the line and the field that a part of the record came from, where that is another.
 */
export function checkRecord<K extends ImportKind>(
  kind: K,
  value: unknown,
  { place, problems, whereIs }: { place: Place; problems: Problems; whereIs?: WhereIs },
): ImportRecord<K> | null {
  const parsed = importFormat[kind].safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data as ImportRecord<K>;
  problems.addIssues(place, parsed.error, whereIs);
  return null;
}
