import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from './payment-provider.ts';
import { callProvider } from './provider-http.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Calls a provider that answers as told, and counts how often it was asked. */
async function call(answer: RequestListener, timeoutMs = 5_000) {
  let asked = 0;
  const listening = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/payments/`;
  const result = await callProvider({ provider: 'Klarna', method: 'POST', url, headers: {}, timeoutMs }).catch(
    (error: unknown) => error,
  );
  return { result, asked };
}

describe('a payment provider at fault', () => {
  it('that refuses with 4xx is asked once: a repetition would be refused as well', async () => {
    const { result, asked } = await call((_, response) => response.writeHead(403).end('{"error_code":"NO"}'));
    expect(result).toEqual({ status: 403, body: { error_code: 'NO' } });
    expect(asked).toBe(1);
  });

  it.each([429, 500, 503])('that answers %i is asked three times, and then is unavailable', async (status) => {
    const { result, asked } = await call((_, response) => response.writeHead(status).end());
    expect(result).toBeInstanceOf(ProviderUnavailable);
    expect(asked).toBe(3);
  });

  it('that never answers is left after the time-out', async () => {
    // Long enough for a busy machine to have received each request.
    const { result, asked } = await call(() => undefined, 500);
    expect(result).toBeInstanceOf(ProviderUnavailable);
    expect(asked).toBe(3);
  });

  it('that stops in the middle of an answer is asked again', async () => {
    let answers = 0;
    const { result } = await call((_, response) => {
      answers += 1;
      if (answers > 1) return void response.end('{"ok":true}');
      response.writeHead(200, { 'content-length': '100' }).write('{"ok":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(result).toEqual({ status: 200, body: { ok: true } });
  });

  it.each(['<html>Maintenance</html>', '{"half":'])('that answers %s is unavailable, not believed', async (text) => {
    const { result } = await call((_, response) => response.end(text));
    expect(result).toBeInstanceOf(ProviderUnavailable);
  });
});
