import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailMessage, SendMail } from './mail-message.ts';
import type { MailSettings } from './mail-settings.ts';

/** Sends over SMTP where it is configured, else writes `.eml` files (and the HTML part beside each, to look at). */
export function createSendMail(settings: MailSettings): SendMail {
  return settings.smtpUrl ? overSmtp(settings.smtpUrl, settings) : intoFolder(settings);
}

const envelope = (message: MailMessage, settings: MailSettings) => ({
  from: settings.from,
  to: message.to,
  subject: message.subject,
  text: message.text,
  html: message.html,
  ...(message.replyTo ? { replyTo: message.replyTo } : {}),
  ...(message.attachments ? { attachments: [...message.attachments] } : {}),
  messageId: `<${message.id}@${settings.from.address.split('@')[1] ?? 'localhost'}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

function overSmtp(url: string, settings: MailSettings): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async (message) => {
    await transport.sendMail(envelope(message, settings));
  };
}

function intoFolder(settings: MailSettings): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const sent = await transport.sendMail(envelope(message, settings));
    await mkdir(settings.folder, { recursive: true });
    await writeWhole(join(settings.folder, `${message.id}.html`), message.html);
    await writeWhole(join(settings.folder, `${message.id}.eml`), sent.message as Buffer);
  };
}

/** Writes a file so that nobody ever reads half of it; a repetition replaces it. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
