import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './klarna-state.ts';

const limit = 1_000_000;

/** A page, script or sheet; API answers are JSON. */
export interface Page extends Answer {
  contentType?: string;
}

/** The JSON body, or null without one. @throws on malformed or oversized bodies. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new Error('body too large');
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

export function writeAnswer(response: ServerResponse, answer: Page): void {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...answer.headers,
  };
  if (answer.contentType) {
    headers['content-type'] = answer.contentType;
    headers['content-security-policy'] = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
    response.writeHead(answer.status, headers).end(String(answer.body));
    return;
  }
  if (answer.body !== undefined) headers['content-type'] = 'application/json';
  response.writeHead(answer.status, headers).end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}
