import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSendMail } from './send-mail.ts';

it('without SMTP a mail is an .eml file, written once however often it is sent (CONF-20)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'havu-mail-'));
  const folder = join(dataDir, 'outbox');
  try {
    const from = { name: 'Havu', address: 'asiakaspalvelu@havu.example' };
    const send = createSendMail({ smtpUrl: null, from, folder, isListed: true });
    const mail = { id: 'mail-1', to: 'aino@havu.example', subject: 'Tilaus', text: 'Kiitos', html: '<p>Kiitos</p>' };
    await send(mail);
    await send(mail);
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toEqual(['mail-1.eml']);
    const written = await readFile(join(folder, 'mail-1.eml'), 'utf8');
    expect(written).toMatch(/^To: aino@havu\.example\r$/m);
    expect(written).toContain('Message-ID: <mail-1@havu.example>');
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
