import { createServer, type IncomingMessage, type Server } from 'node:http';

/** What shops know it by. */
export const translatorKey = 'journeys';
/** A text that has it cannot be translated: the month's characters are used up. */
const usedUp = 'too much';

interface Ask {
  text: string[];
  target_lang: string;
}

/** Speaks the HTTP of the service that drafts texts: each comes back with its language before it. */
export function startTranslator(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function answer(request: IncomingMessage): Promise<[status: number, body: object]> {
  if (request.method !== 'POST' || request.url !== '/v2/translate') return [404, {}];
  if (request.headers.authorization !== `DeepL-Auth-Key ${translatorKey}`) return [403, {}];
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { text, target_lang } = JSON.parse(Buffer.concat(chunks).toString()) as Ask;
  if (text.some((words) => words.includes(usedUp))) return [456, { message: 'Quota Exceeded' }];
  return [
    200,
    { translations: text.map((words) => ({ text: words.replace(/^((?:<[^>]+>)*)/, `$1${target_lang} `) })) },
  ];
}
