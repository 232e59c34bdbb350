import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RecordedService, recordedOrigin } from './recorded-service.ts';

const recording = path.join(mkdtempSync(path.join(tmpdir(), 'recorded-')), 'answers/mf-x.json.gz');
const ask = async (service: RecordedService, place: string) =>
  (await service.fetch(recordedOrigin + place, { method: 'GET', headers: { 'accept-language': 'fi' } })).text();

it('what the running service answered is there for a check without it, and nothing else is', async () => {
  const server = createServer((request, response) => void response.end(`answer to ${request.url}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running = await RecordedService.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, recording);
  expect(await ask(running, '/api/a/?x=1')).toBe('answer to /api/a/?x=1');
  await running.save(recording);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  const away = await RecordedService.open(null, recording);
  expect(await ask(away, '/api/a/?x=1')).toBe('answer to /api/a/?x=1');
  await expect(ask(away, '/api/b/')).rejects.toThrow('The service does not answer /api/b/');
});
