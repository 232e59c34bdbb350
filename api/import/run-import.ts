import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, locales } from 'mf-shared/rules/locales';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { serviceSettings } from '../service-settings.ts';
import { openGoogleFeed } from './google/open-google-feed.ts';
import { type ImportCounts, ImportRefused, importCatalogue } from './import-catalogue.ts';
import { ProgressLine } from './progress-line.ts';
import { type ImportSource, openFolder } from './read-records.ts';
import { openShopify } from './shopify/open-shopify.ts';
import { openTable } from './table/open-table.ts';
import { readMapping, type TableMapping } from './table/table-mapping.ts';

const usage = `Usage: npm run import -- <folder> [--dry-run] [--keep] [--skip-pictures]
       npm run import -- <Shopify's export>.csv [--language en] [--dry-run] [--keep] [--skip-pictures]
       npm run import -- <Google Merchant feed>.xml [--language en] …
       npm run import -- <table>.csv|.xlsx --mapping <file>.json [--language en] …
docs/import.md tells what the files hold.
`;

/** `npm run import -- <folder>`: brings a merchant's catalogue in, and ends with 1 where something is wrong with it. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      'skip-pictures': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      mapping: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [named, ...more] = positionals;
  if (!named || more.length > 0) throw new Error(usage);
  // npm runs its scripts in the repository, and says where it was called.
  const here = process.env.INIT_CWD ?? '.';
  const mapping = values.mapping === undefined ? null : await readMapping(resolve(here, values.mapping));
  const source = await sourceOf(named, resolve(here, named), { language: values.language, mapping });
  const { database, originalsDir } = serviceSettings();
  const open = await openDatabase(database).catch((error: Error) => {
    throw new Error(`The catalogue cannot come in: ${error.message}.\n`);
  });
  const began = Date.now();
  try {
    await migrate(open.db);
    const unreachable = new Map<string, string>();
    const progress = new ProgressLine(process.stderr);
    const counts = await importCatalogue(open.db, source, {
      originalsDir,
      isDryRun: values['dry-run'],
      keepsVanished: values.keep,
      ...(values['skip-pictures'] && { onUnreachable: (address, why) => unreachable.set(address, why) }),
      onProgress: (step, done, of) => progress.tell(step, done, of),
    }).finally(() => progress.end());
    for (const [address, why] of unreachable) process.stdout.write(`Left out the picture ${address}, ${why}.\n`);
    process.stdout.write(tableOf(counts));
    for (const note of source.notes?.() ?? []) process.stdout.write(`${note}.\n`);
    process.stdout.write(
      `${values['dry-run'] ? 'Nothing was changed: this was a dry run' : 'Done'}, ${((Date.now() - began) / 1000).toFixed(1)} s.\n`,
    );
    return 0;
  } finally {
    await open.close();
  }
}

async function sourceOf(
  named: string,
  path: string,
  { language, mapping }: { language: string; mapping: TableMapping | null },
): Promise<ImportSource> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return openFolder(path);
  const [kind] = /\.(csv|xlsx|xml)$/i.exec(path) ?? [];
  if (!found || !kind) throw new Error(`There is no folder and no CSV, XLSX or XML file ${named}.\n`);
  if (!isLocale(language)) throw new Error(`--language ${language} is none of ${locales.join(', ')}.\n`);
  if (mapping) return openTable(path, language, mapping);
  switch (kind.toLowerCase()) {
    case '.xml':
      return openGoogleFeed(path, language);
    case '.xlsx':
      throw new Error(`${named} needs a --mapping that says what its columns are.\n`);
    default:
      return openShopify(path, language);
  }
}

function tableOf(counts: ImportCounts): string {
  const columns = ['new', 'changed', 'unchanged', 'vanished'] as const;
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(18) : String(cell).padStart(11))).join('');
  const rows = Object.entries(counts).map(([kind, each]) => row([kind, ...columns.map((column) => each[column])]));
  return [row(['', ...columns]), ...rows, ''].join('\n');
}

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof ImportRefused) {
    const { told, count } = error.problems;
    for (const sentence of told) process.stderr.write(`${sentence}\n`);
    if (count > told.length) process.stderr.write(`… and ${count - told.length} more.\n`);
    process.stderr.write(`${error.message}${count > 0 ? `: ${count} ${count === 1 ? 'problem' : 'problems'}` : ''}.\n`);
  } else process.stderr.write(error instanceof Error ? error.message : String(error));
  return 1;
});
