import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const address = z.object({ url: z.url(), key: z.string() });
const wish = z.object({ to: z.string() });
const mostBody = 10_000;
const taken = 204;
const cannot = 507;
const onlyOwner = 0o600;

/** Where a service says how it is asked; only who may read the data folder's files can. */
const addressFile = (dataDir: string): string => join(dataDir, 'backup-server.json');

/**
 * Lets a command on this machine ask the owner of an embedded database for a copy of its files, which nobody else may
 * open (OPS-7). It listens to this machine alone, at a port that nobody is told, for who knows the key.
 * @param copyTo stops where its signal says that nobody waits any more
 * @returns what closes it
 */
export async function startBackupServer(
  dataDir: string,
  copyTo: (folder: string, signal: AbortSignal) => Promise<void>,
): Promise<() => void> {
  const key = randomBytes(32);
  const server = createServer(async (request, response) => {
    const given = Buffer.from(request.headers.authorization ?? '', 'base64url');
    if (request.method !== 'POST' || given.length !== key.length || !timingSafeEqual(given, key))
      return void response.writeHead(404).end();
    const left = new AbortController();
    response.on('close', () => left.abort());
    try {
      let body = '';
      for await (const chunk of request) {
        body += String(chunk);
        if (body.length > mostBody) throw new Error('the question is too long');
      }
      await copyTo(wish.parse(JSON.parse(body)).to, left.signal);
      response.writeHead(taken).end();
    } catch (error) {
      response.writeHead(cannot).end(error instanceof Error ? error.message : String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  const file = addressFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ url: `http://127.0.0.1:${port}`, key: key.toString('base64url') }), {
    mode: onlyOwner,
  });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Asks the service that has a data folder for a copy of its database's files.
 * @returns false where no service answers there
 * @throws an Error with the service's words where it could not copy
 */
export async function askForCopy(dataDir: string, to: string): Promise<boolean> {
  const known = readAddress(dataDir);
  if (!known) return false;
  const answer = await ask(known, to).catch(() => null);
  if (answer?.status === taken) return true;
  // Something else may listen where a killed service did.
  if (answer?.status !== cannot) return false;
  throw new Error(answer.words);
}

/** Waits for as long as the copy takes; `fetch` would give up after five minutes. */
async function ask({ url, key }: z.infer<typeof address>, to: string): Promise<{ status: number; words: string }> {
  const headers = { authorization: key, 'content-type': 'application/json' };
  const asked = request(url, { method: 'POST', headers, agent: false }).end(JSON.stringify({ to }));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, words: await text(answer) };
}

function readAddress(dataDir: string): z.infer<typeof address> | null {
  try {
    return address.parse(JSON.parse(readFileSync(addressFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
