import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestService } from './test-service.ts';

export interface ReadMail {
  html: string;
  /** Path, query and part behind the number sign of the mail's button; '' where it has none. */
  link: string;
  /** Header lines as they were sent. */
  head: string;
}

/** Settings of a service whose mails only this test reads, and which sends nothing by itself. */
export const ownMailbox = () => ({ DATA_DIR: mkdtempSync(join(tmpdir(), 'havu-mail-')), OUTBOX_POLL_MS: '3600000' });

/** Sends what waits (a mail may wait behind the work that promises it) and reads what an address got, newest first. */
export async function mailsTo(
  service: TestService,
  { DATA_DIR }: { DATA_DIR: string },
  address: string,
): Promise<ReadMail[]> {
  for (let round = 0; round < 3; round += 1) await service.app.outboxWorker.drain();
  const folder = join(DATA_DIR, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  const mails = await Promise.all(
    names
      .sort((a, b) => numberOf(b) - numberOf(a))
      .map(async (name) => {
        const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n', 1);
        const html = await readFile(join(folder, name.replace('.eml', '.html')), 'utf8');
        const button = /display:inline-block/.test(html)
          ? /<a href="([^"]*)" style="display:inline-block/.exec(html)
          : null;
        const url = button?.[1] ? new URL(button[1].replaceAll('&#38;', '&')) : null;
        return { html, head, link: url ? url.pathname + url.search + url.hash : '' };
      }),
  );
  return mails.filter(({ head }) => new RegExp(`^To: .*${address.replaceAll('.', '\\.')}`, 'im').test(head));
}
