import type { Locale, NewsletterFile, NewsletterList } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { keptLocale } from '../../texts/kept-locale.ts';
import { noteWrite } from '../audit/note-write.ts';
import { leaveLink } from '../newsletters/keep-newsletter.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';
import { csvCell } from './csv-cell.ts';

/** Read at once: between two parts, others are served. */
const partSize = 1000;
const head = ['email', 'language', 'confirmed_at', 'unsubscribe_link'];

interface Taken {
  list: NewsletterList;
  language?: Locale | undefined;
  publicUrl: string;
  secret: ServiceSecret;
  actorId: number;
}

/**
 * The confirmed addresses of a list as a CSV file, each with the link that ends it. They are personal data: the log tells
 * who took how many of which list (STAFF-63).
 */
export const keepAddresses = (db: Database, { actorId, ...asked }: Taken): Promise<NewsletterFile> =>
  inTransaction(db, async (tx) => {
    const lines = [head.join(',')];
    for (let after = 0, isMore = true; isMore; ) {
      const part = await readPart(tx, asked, after);
      lines.push(...part.map((row) => toLine(row, asked)));
      after = part.at(-1)?.id ?? after;
      isMore = part.length === partSize;
    }
    const count = lines.length - 1;
    const { list: newsletter, language } = asked;
    await noteWrite(tx, actorId, {
      ...{ action: 'newsletter_file', entity: 'newsletter_list', entityId: newsletter, before: null },
      after: { addresses: count, ...(language && { newsletter_language: language }) },
    });
    return { count, csv: [...lines, ''].join('\r\n') };
  });

type Asked = Omit<Taken, 'actorId'>;
type Part = Awaited<ReturnType<typeof readPart>>;

const readPart = (tx: Executor, { list, language }: Asked, after: number) =>
  tx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'list', 'email', 'language', 'confirmed_at'])
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where('id', '>', after)
    .$if(language !== undefined, (query) => query.where('language', '=', String(language)))
    .orderBy('id')
    .limit(partSize)
    .execute();

function toLine({ confirmed_at, ...row }: Part[number], links: Asked): string {
  const language = keptLocale(row.language);
  const cells = [row.email, language, confirmed_at?.toISOString() ?? '', leaveLink({ ...row, language }, links)];
  return cells.map(csvCell).join(',');
}
