import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { emailRequest } from 'mf-shared/contract';
import { isLocale, locales } from 'mf-shared/rules/locales';
import type { z } from 'zod';
import { requireMigrations } from '../../db/await-migrations.ts';
import { askService, noAnswer } from '../../db/command-server.ts';
import { FolderInUse } from '../../db/lock-folder.ts';
import { type OpenDatabase, openDatabase } from '../../db/open-database.ts';
import { whyUnusable } from '../../db/why-unusable.ts';
import { type ServiceSettings, serviceSettings } from '../../service-settings.ts';
import { type adminWish, madeAdmin, makeAdmin } from './make-admin.ts';

const usage = 'Usage: npm run make:admin -- <email> [--language en] [--take-back]';

/** `npm run make:admin -- <email>`: for the operator of the machine, who needs no account (STAFF-79). */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { language: { type: 'string', default: 'en' }, 'take-back': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) throw new Error(usage);
  const { data } = emailRequest.safeParse({ email: named.trim() });
  if (!data) throw new Error(`“${named}” is no email address.`);
  const { language } = values;
  if (!isLocale(language)) throw new Error(`--language ${language} is none of ${locales.join(', ')}.`);
  // As the shop has it by itself.
  const PUBLIC_URL =
    process.env.PUBLIC_URL || `${process.env.TLS_CERT ? 'https' : 'http'}://localhost:${process.env.PORT || 3000}`;
  const settings = serviceSettings({ ...process.env, PUBLIC_URL });
  const wish = { email: data.email, language, takesBack: values['take-back'] };
  const made = madeAdmin.parse(await makeBesideShop(wish, settings));
  process.stdout.write(`${wordsOf(made).join('\n')}\n`);
}

/** A service that has the embedded database does it, with its own settings; otherwise this process does. */
async function makeBesideShop(wish: z.infer<typeof adminWish>, settings: ServiceSettings): Promise<unknown> {
  const { databaseUrl, folder = '' } = settings.database;
  if (!databaseUrl && !existsSync(folder))
    throw new Error(
      `There is no shop in ${settings.dataDir}: start it once, or name its folder by DATA_DIR or its server by DATABASE_URL.`,
    );
  const answer = databaseUrl ? null : await askService(settings.dataDir, 'make-admin', wish);
  if (answer) return answer.done;
  const open = await openShop(settings);
  try {
    await requireMigrations(open.db);
    return await makeAdmin(open.db, wish, settings);
  } finally {
    await open.close();
  }
}

const openShop = ({ database }: ServiceSettings): Promise<OpenDatabase> =>
  openDatabase(database).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new Error(noAnswer) : error;
  });

function wordsOf(made: z.infer<typeof madeAdmin>): string[] {
  const { email } = made;
  if (made.outcome === 'taken_back')
    return [`The invitation of ${email} is taken back: its link does not work any more.`];
  if (made.outcome === 'already') return [`${email} is an admin already.`];
  if (made.outcome !== 'invited')
    return [`${email} is an admin now. Two-step sign-in is set up in the settings of the account.`];
  return [
    `${email} becomes an admin by this link, which sets the password. It works once, within a day:`,
    `  ${made.link}`,
    ...(made.isMailed ? [`It was mailed to ${email} too.`] : []),
  ];
}

process.exitCode = await run().then(
  () => 0,
  (error: unknown) => {
    process.stderr.write(`${whyUnusable(error)}\n`);
    return 1;
  },
);
