import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from 'deploy/local/settings';
import { expect, it } from 'vitest';

type Environment = Record<string, string>;
type Reader = (environment: Environment) => unknown;

const readers = await Promise.all(
  [
    ['deploy/local/settings.ts', 'readSettings'],
    ['api/service-settings.ts', 'serviceSettings'],
    ['shell/server/settings.ts', 'readSettings'],
  ].map(async ([file = '', name = '']) => {
    const module = (await import(pathToFileURL(join(repositoryRoot, file)).href)) as Record<string, Reader | undefined>;
    return module[name] as Reader;
  }),
);

const nonsense = 'a b!;zz';
/** What takes any text: names and addresses of the seller, keys, and folders, which the start makes. */
const takesAnything = new Set([
  ...['BRAND_NAME', 'BRAND_PHONE', 'BRAND_COMPANY', 'BRAND_ADDRESS', 'BRAND_BUSINESS_ID', 'BRAND_VAT_NUMBER'],
  ...['RETURN_ADDRESS', 'RECOMMENDATION_ORIGIN', 'DATA_DIR', 'ORIGINALS_DIR', 'ATTACHMENTS_DIR'],
  ...['RELEASES_DIR'],
]);
/**
 * What a start checks elsewhere: the database by its own test, what fills a demo while it fills it. A short secret is told by
 * the service's log.
 */
const checkedElsewhere = new Set(['DATABASE_URL', 'DEMO_MODELS', 'DEMO_ORIGINALS', 'SERVICE_SECRET']);
/** What says nothing without a setting that is checked. */
const isPartOfAccess = (name: string) => /^(?:ATTACHMENTS_BUCKET_(?!URL)|PAYPAL_WEBHOOK_ID)/.test(name);

/** The names in the first column of the tables. */
const names = [
  ...readFileSync(join(repositoryRoot, 'docs/operating.md'), 'utf8').matchAll(
    /^\| (`[A-Z][A-Z_]+`(?:, `[A-Z][A-Z_]+`)*) \|/gm,
  ),
].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
const checked = names.filter(
  (name) => !takesAnything.has(name) && !checkedElsewhere.has(name) && !isPartOfAccess(name),
);

function complaintOf(read: Reader, environment: Environment): string[] {
  try {
    read(environment);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

it.each(checked)('%s is checked before anything starts', (name) => {
  const complaints = readers.flatMap((read) => complaintOf(read, { [name]: nonsense }));
  expect(complaints.join('\n')).toContain(name);
});

it('the tables of settings are read whole', () => {
  expect(names).toEqual(expect.arrayContaining([...takesAnything, ...checkedElsewhere, 'PORT']));
});
