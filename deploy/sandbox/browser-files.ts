import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from './messages.ts';

const folder = join(import.meta.dirname, 'browser');
const script = (name: string) => stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'));

const sheet = (name: string): Page => ({
  status: 200,
  contentType: 'text/css',
  body: readFileSync(join(folder, name), 'utf8'),
});

const files: Readonly<Record<string, () => Page>> = {
  '/klarna/payments.js': () => ({ status: 200, contentType: 'text/javascript', body: script('klarna-script.ts') }),
  '/klarna/dialog.js': () => ({ status: 200, contentType: 'text/javascript', body: script('dialog.ts') }),
  '/klarna/sandbox.css': () => sheet('sandbox.css'),
  '/embed/player.css': () => sheet('player.css'),
};

export function browserFile(path: string): Page | null {
  return files[path]?.() ?? null;
}
