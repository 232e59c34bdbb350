import { expect, it, vi } from 'vitest';
import { ServiceLine } from './service-line.ts';

/** A service that never answers, and notes whether it is still asked. */
const silent = () => {
  const asked = vi.fn(
    (_url: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  );
  return { asked, line: new ServiceLine(asked) };
};

it('calls under way end when the service is away, and none is tried until it is back', async () => {
  const { asked, line } = silent();
  const call = line.fetch('http://service/api/');
  line.isAway = true;
  await expect(call).rejects.toThrow('The service is away');
  await expect(line.fetch('http://service/api/')).rejects.toThrow('The service is away');
  expect(asked).toHaveBeenCalledOnce();
  line.isAway = false;
  void line.fetch('http://service/api/').catch(() => undefined);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("a caller's own end still ends its call", async () => {
  const { line } = silent();
  const own = new AbortController();
  const call = line.fetch('http://service/api/', { signal: own.signal });
  own.abort(new Error('own'));
  await expect(call).rejects.toThrow('own');
});
