import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import { escapeHtml } from '../../texts/escape-html.ts';
import { mailSettings } from './mail-settings.ts';

const types = { eml: 'text/plain; charset=utf-8', html: 'text/html; charset=utf-8' } as const;
const file = z.object({ file: z.string().regex(/^[\w-]{1,80}\.(eml|html)$/u) });

/** GET /dev/outbox/: the mails that were written as files, newest first (CONF-21). Development and demo only. */
export const mail: ServiceModule = (app, context) => {
  const settings = mailSettings(context.settings);
  if (!settings.isListed) return;

  app.get('/dev/outbox/', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    const names = (await readdir(settings.folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readHead(settings.folder, name)));
    mails.sort((a, b) => b.date - a.date || b.name.localeCompare(a.name));
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type(types.html).header('cache-control', 'no-store').send(listPage(mails));
  });

  app.get(
    '/dev/outbox/:file',
    { config: { access: 'public' }, schema: { hide: true, params: file } },
    async (request, reply) => {
      const name = request.params.file;
      const content = await readFile(join(settings.folder, name)).catch(() => null);
      if (!content) throw new Refusal(404, 'not_found');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox");
      return reply
        .type(name.endsWith('.html') ? types.html : types.eml)
        .header('cache-control', 'no-store')
        .send(content);
    },
  );
};

interface MailHead {
  name: string;
  date: number;
  to: string;
  subject: string;
}

async function readHead(folder: string, name: string): Promise<MailHead> {
  const text = await readFile(join(folder, name), 'utf8');
  const head = text.slice(0, text.search(/\r?\n\r?\n/u)).replace(/\r?\n[ \t]+/gu, ' ');
  const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'imu').exec(head)?.[1]?.trim() ?? '';
  return { name, date: Date.parse(field('Date')) || 0, to: field('To'), subject: decodeWords(field('Subject')) };
}

/** RFC 2047: `=?UTF-8?Q?Tilausvahvistus?=` and `=?UTF-8?B?…?=`. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/giu, (_all, kind: string, word: string) => {
      if (kind.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('utf8');
      const bytes = word
        .replaceAll('_', ' ')
        .replace(/=([\da-f]{2})/giu, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });
}

function listPage(mails: readonly MailHead[]): string {
  const rows = mails.map(({ name, date, to, subject }) => {
    const html = name.replace(/\.eml$/u, '.html');
    return `<li><time>${new Date(date).toISOString().replace('T', ' ').slice(0, 19)}</time> <a href="/dev/outbox/${html}">${escapeHtml(subject)}</a> → ${escapeHtml(to)} (<a href="/dev/outbox/${name}">.eml</a>)</li>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}li{padding:.3rem 0}time{color:#555;font-variant-numeric:tabular-nums}</style>
<h1>Outbox</h1><p>${mails.length} mails, newest first. Nothing was sent.</p><ul>${rows.join('\n')}</ul></html>`;
}
