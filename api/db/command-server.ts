import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const address = z.object({ url: z.url(), key: z.string() });
const question = z.object({ ask: z.string(), wish: z.unknown() });
const serverAnswer = z.union([z.object({ refused: z.string() }), z.object({ done: z.unknown() })]);
const mostBody = 10_000;
const onlyOwner = 0o600;

/**
 * Does what a command asks for, and answers with what becomes JSON. An error's words reach the command.
 * @param signal aborts where nobody waits for the answer any more
 */
export type CommandAnswer = (wish: unknown, signal: AbortSignal) => Promise<unknown>;

/** For a command that gets no answer here and cannot open the database either. */
export const noAnswer =
  'Another process has the shop’s database and takes no questions: an import, or a shop that starts. Try again when it is done.';

/** Where a service says how it is asked; only who may read the data folder's files can. */
const addressFile = (dataDir: string): string => join(dataDir, 'command-server.json');

/**
 * Lets a command on this machine ask the owner of an embedded database, which nobody else may open, for what it does
 * itself otherwise (OPS-7, STAFF-79). It listens to this machine alone, at a port that nobody is told, for who knows the key.
 * @param answers by the name of the question
 * @returns what closes it
 */
export async function startCommandServer(
  dataDir: string,
  answers: Readonly<Record<string, CommandAnswer>>,
): Promise<() => void> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer(async (request, response) => {
    const left = new AbortController();
    response.on('close', () => left.abort());
    const asked = await readBody(request).catch(() => null);
    if (request.method !== 'POST' || asked === null || !isSigned(request, sign(key, asked)))
      return void response.writeHead(404).end();
    const answer = await answerOf(asked, answers, left.signal).then(
      (given) => JSON.stringify({ done: given ?? null }),
      (error: unknown) => JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }),
    );
    response.setHeader('authorization', sign(key, asked, answer)).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  const file = addressFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ url: `http://127.0.0.1:${port}`, key }), { mode: onlyOwner });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Proves that the sender knows the key without sending the key. At the port of a killed service another program may listen,
 * also another user's: it learns nothing to ask with, and cannot answer in the service's name.
 */
const sign = (key: string, ...words: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url');

function isSigned({ headers }: Pick<IncomingMessage, 'headers'>, right: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(right)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > mostBody) throw new Error('The question is too long.');
  }
  return body;
}

async function answerOf(
  asked: string,
  answers: Readonly<Record<string, CommandAnswer>>,
  signal: AbortSignal,
): Promise<unknown> {
  const { ask, wish } = question.parse(JSON.parse(asked));
  const answer = Object.hasOwn(answers, ask) ? answers[ask] : undefined;
  if (!answer) throw new Error('The shop that runs has other code than this command: start it again.');
  return answer(wish, signal);
}

/**
 * Asks the service that has a data folder.
 * @returns what it answered; null where no service answers there
 * @throws an Error with the service's words where it could not do it
 */
export async function askService(dataDir: string, ask: string, wish: unknown): Promise<{ done: unknown } | null> {
  const known = readAddress(dataDir);
  const words = known && (await send(known, JSON.stringify({ ask, wish })).catch(() => null));
  if (words === null) return null;
  const answer = serverAnswer.parse(JSON.parse(words));
  if ('refused' in answer) throw new Error(answer.refused);
  return { done: answer.done };
}

/**
 * Waits for as long as it takes; `fetch` would give up after five minutes.
 * @returns null where the answer is not the service's own
 */
async function send({ url, key }: z.infer<typeof address>, body: string): Promise<string | null> {
  const headers = { authorization: sign(key, body), 'content-type': 'application/json' };
  const asked = request(url, { method: 'POST', headers, agent: false }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const words = await text(answer);
  return isSigned(answer, sign(key, body, words)) ? words : null;
}

function readAddress(dataDir: string): z.infer<typeof address> | null {
  try {
    return address.parse(JSON.parse(readFileSync(addressFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
