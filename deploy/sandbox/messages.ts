import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './klarna-state.ts';

const limit = 1_000_000;

/** A page, script or sheet; API answers are JSON. */
export interface Page extends Answer {
  contentType?: string;
  /** Sent instead: something that is no answer at all. */
  malformed?: true;
}

/** The JSON body or a form's fields, or null without one. @throws on malformed or oversized bodies. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new Error('body too large');
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return null;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

export function writeAnswer(response: ServerResponse, answer: Page): void {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...answer.headers,
  };
  if (answer.malformed) {
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
    return;
  }
  if (answer.contentType) {
    headers['content-type'] = answer.contentType;
    headers['content-security-policy'] = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";
    response.writeHead(answer.status, headers).end(String(answer.body));
    return;
  }
  if (answer.body !== undefined) headers['content-type'] = 'application/json';
  response.writeHead(answer.status, headers).end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}
