import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallShell, smallShell } from '../testing/small-shell.ts';

let shell: SmallShell;
beforeAll(async () => {
  shell = await smallShell({ METRICS_PORT: '9464' }, ({ url }, response) =>
    response.writeHead(url?.startsWith('/api/broken/') ? 500 : 200).end('{"kind":"none"}'),
  );
});
afterAll(() => shell.close());

/** A number of the shell's, by its name and labels. */
async function told(series: string): Promise<number> {
  const line = (await shell.metrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(shell.url + path, { redirect: 'manual', ...init });
  await answer.arrayBuffer();
};
const count = (route: string, status: string) =>
  `havu_shell_request_seconds_count{route="${route}",status="${status}"}`;

describe('what the shell tells of itself', () => {
  it('where pages come from: rendered once, then sent as they lie ready (OPS-3)', async () => {
    const [rendered, ready] = ['havu_shell_pages_total{from="rendered"}', 'havu_shell_pages_total{from="ready"}'];
    const before = [await told(rendered), await told(count('page', '2xx'))];
    const readyBefore = await told(ready);
    await expect
      .poll(async () => {
        await ask('/en/counted/');
        return told(ready);
      })
      .toBe(readyBefore + 1);
    const after = [await told(rendered), await told(count('page', '2xx'))];
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    for (let index = 0; index < 3; index += 1) await ask('/en/counted/');
    expect(await told(ready)).toBe(readyBefore + 4);
    expect([await told(rendered), await told(count('page', '2xx'))]).toEqual(after);
  });

  it('renders by remote with their outcome, of all threads together (OPS-3)', async () => {
    const rendered = 'havu_shell_render_seconds_count{remote="shell",outcome="rendered"}';
    const broken = 'havu_shell_render_seconds_count{remote="shell",outcome="failed"}';
    const before = [await told(rendered), await told(broken)];
    const paths = Array.from({ length: 12 }, (_, index) => `/en/sum-${index}/`);
    await Promise.all([...paths.map((path) => ask(path)), ask('/en/broken/')]);
    expect([await told(rendered), await told(broken)]).toEqual([(before[0] ?? 0) + 12, (before[1] ?? 0) + 1]);
  });

  it('calls that it passes on by the beginning of their address, with their status', async () => {
    const before = [await told(count('/api/', '2xx')), await told(count('/api/', '5xx'))];
    await ask('/api/orders/N-1/?key=secret');
    await ask('/api/broken/');
    await expect.poll(() => told(count('/api/', '5xx'))).toBe((before[1] ?? 0) + 1);
    expect(await told(count('/api/', '2xx'))).toBe((before[0] ?? 0) + 1);
  });

  it('its threads, the service behind it and the versions that it shows', async () => {
    await expect.poll(() => told('havu_shell_service_state{state="answers"}')).toBe(1);
    expect(await told('havu_shell_render_threads{state="free"}')).toBeGreaterThanOrEqual(2);
    expect(await told('havu_shell_renders_waiting')).toBe(0);
  });

  it('whatever is asked for, no label tells an address, an email, a number or a code (OPS-2)', async () => {
    const secrets = ['maija@havu.example', 'HAVU-4Q7K-9XPM', 'N-20261128-77', '198.51.100.7', '0401234567'];
    for (const secret of secrets)
      for (const path of [
        `/en/${secret}/`,
        `/api/${secret}/`,
        `/media/${secret}`,
        `/assets/${secret}`,
        `/?q=${secret}`,
      ])
        await ask(path, { headers: { 'user-agent': secret, 'x-forwarded-for': '198.51.100.7' } });
    const text = await shell.metrics();
    for (const secret of secrets) expect(text).not.toContain(secret);
    const values = [...text.matchAll(/(\w+)="([^"]*)"/g)]
      .filter(([, name]) => name === 'route')
      .map(([, , value]) => value);
    expect(new Set(values).size).toBeGreaterThan(2);
    for (const value of values) expect(value).toMatch(/^(page|other|\/[a-z*./-]*)$/);
  });
});

it('measures no request where nobody asks for metrics (OPS-1)', async () => {
  const quiet = await smallShell();
  await (await fetch(`${quiet.url}/en/quiet/`)).arrayBuffer();
  expect(await quiet.metrics()).not.toContain('havu_shell_request_seconds');
  await quiet.close();
});
