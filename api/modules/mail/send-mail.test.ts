import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
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

/** The little of SMTP that a mail needs. @returns what was said to it */
async function mailServer(): Promise<{ url: string; said: string[]; close: () => Promise<unknown> }> {
  const said: string[] = [];
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.write('220 test ESMTP\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter(Boolean)) {
        said.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, said, close: () => new Promise((resolve) => server.close(resolve)) };
}

it('goes out by SMTP where it is configured, and no file is written (CONF-19)', async () => {
  const server = await mailServer();
  const dataDir = await mkdtemp(join(tmpdir(), 'havu-mail-'));
  try {
    const from = { name: 'Havu', address: 'asiakaspalvelu@havu.example' };
    const send = createSendMail({ smtpUrl: server.url, from, folder: join(dataDir, 'outbox'), isListed: false });
    await send({ id: 'mail-2', to: 'aino@havu.example', subject: 'Tilaus', text: 'Kiitos', html: '<p>Kiitos</p>' });
    expect(server.said).toContain('MAIL FROM:<asiakaspalvelu@havu.example>');
    expect(server.said).toContain('RCPT TO:<aino@havu.example>');
    expect(server.said).toContain('Subject: Tilaus');
    expect(await readdir(dataDir)).toEqual([]);
  } finally {
    await rm(dataDir, { recursive: true });
    await server.close();
  }
});
