import http from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SmallShell, smallShell } from './testing/small-shell.ts';

const elsewhere = { redirect: 'manual' } as const;

describe('where the operator leads paths', () => {
  let shell: SmallShell;
  beforeAll(async () => {
    shell = await smallShell({ ROOT_PATH: '/spring/' });
  });
  afterAll(() => shell.close());
  const leadsTo = async (path: string, cookie = '') => {
    const { headers } = await fetch(shell.url + path, { ...elsewhere, headers: { cookie } });
    return headers.get('location');
  };

  it('is an address in the language of the path (ROUTE-4)', async () => {
    expect([await leadsTo('/old/'), await leadsTo('/en/old/')]).toEqual(['/new/', '/en/new/']);
  });

  it('is the root’s own path, in the language that was chosen before (ROUTE-3, LOCALE-5)', async () => {
    expect([await leadsTo('/'), await leadsTo('/en/')]).toEqual(['/spring/', '/en/spring/']);
    expect([await leadsTo('/', 'so_locale=sv'), await leadsTo('/sv/')]).toEqual(['/sv/', '/sv/spring/']);
  });
});

describe('where the staff lead addresses that no page has', () => {
  const ways: Record<string, object> = {
    '/missing/left/': { kind: 'moved', path: '/new/#part', locale: null },
    '/missing/swedish/': { kind: 'moved', path: '/new/?a=1', locale: 'sv' },
    '/missing/gone/': { kind: 'gone', path: '', locale: null },
    '/sold/jackets/left/': { kind: 'moved', path: '/new/', locale: null },
    '/sold/jackets/gone/': { kind: 'gone', path: '', locale: null },
  };
  const none = { kind: 'none', path: '', locale: null };
  const asked: string[] = [];
  let shell: SmallShell;
  beforeAll(async () => {
    shell = await smallShell({}, ({ url, headers }, response) => {
      const path = new URL(url ?? '', 'http://x').searchParams.get('path') ?? '';
      asked.push(`${headers['accept-language']} ${path}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ways[path] ?? none));
    });
  });
  afterAll(() => shell.close());
  const ask = async (path: string) => {
    const { status, headers } = await fetch(shell.url + path, elsewhere);
    return [status, headers.get('location'), headers.get('cache-control')];
  };

  it('is asked for after the pages, and led to in the reader’s language with the query (ROUTE-130)', async () => {
    expect(await ask('/en/missing/left/?utm=x')).toEqual([301, '/en/new/?utm=x#part', 'no-cache']);
    expect(await ask('/de/missing/swedish/?utm=x')).toEqual([301, '/sv/new/?a=1', 'no-cache']);
    expect((await ask('/en/missing/gone/'))[0]).toBe(410);
    expect((await ask('/en/a/'))[0]).toBe(200);
    expect(asked.filter((question) => question.endsWith(' /a/'))).toEqual([]);
  });

  it('comes before the page of a product that is sold no more, also where the staff say that it is gone (ROUTE-130)', async () => {
    const removed = '/en/removed-new-product-page/sold/jackets/other/';
    expect(await ask('/en/sold/jackets/other/')).toEqual([302, removed, 'no-cache']);
    expect(await ask('/en/sold/jackets/left/?utm=x')).toEqual([301, '/en/new/?utm=x', 'no-cache']);
    const gone = [410, null, 'public, max-age=0, s-maxage=1'];
    expect(await ask('/en/sold/jackets/gone/')).toEqual(gone);
    expect(await (await fetch(`${shell.url}/en/sold/jackets/gone/`, elsewhere)).text()).toContain('<html');
    // The staff may take it back at any moment.
    ways['/sold/jackets/gone/'] = none;
    expect((await ask('/en/sold/jackets/gone/'))[0]).toBe(302);
  });

  it('is not hidden by a missing page that was shown before, in the shell or on the way (ROUTE-132)', async () => {
    const path = '/missing/later/';
    expect(await ask(`/en${path}`)).toEqual([404, null, 'public, max-age=0, s-maxage=1']);
    ways[path] = { kind: 'moved', path: '/new/', locale: null };
    await vi.waitFor(async () => expect((await ask(`/en${path}`))[1]).toBe('/en/new/'), {
      timeout: 20_000,
      interval: 100,
    });
    await ask(`/en${path}`);
    // Each that is followed is told to the service, which counts it.
    const before = asked.length;
    await ask(`/en${path}`);
    await ask(`/en${path}`);
    // One from before may come late.
    await vi.waitFor(() => expect(asked.length - before).toBeGreaterThanOrEqual(2));
  });

  it('is the missing page while the service does not tell', async () => {
    const away = await smallShell({}, (_request, response) => void response.writeHead(500).end());
    const { status } = await fetch(`${away.url}/en/missing/left/`, elsewhere);
    await away.close();
    expect(status).toBe(404);
  });
});

describe('every answer says that it is what it says, and runs nothing', () => {
  let shell: SmallShell;
  beforeAll(async () => {
    shell = await smallShell({ PAGES_PER_MINUTE: '20', BODY_MEGABYTES: '1' }, (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
  });
  afterAll(() => shell.close());

  // The places of the one origin: pages, calls, pictures, releases, health and mail (CONF-9 to CONF-15, CONF-21, ROUTE-124,
  // ROUTE-125, ROUTE-4).
  const carries = ({ headers }: Response) => {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src '(?:none|self)'/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  };

  it.each([
    ['a page', '/en/a/', 200],
    ['the same from the cache', '/en/a/', 200],
    ['a missing page', '/en/missing/', 404],
    ['a page that leads elsewhere', '/en/moved/', 302],
    ['a page that cannot be written', '/en/broken/', 500],
    ['an address without its slash', '/en/a', 308],
    ['a redirect of the operator', '/old/', 308],
    ['an asset', '/assets/main.js', 200],
    ['a missing asset', '/assets/none.js', 404],
    ['a missing file of a release', '/remotes/mf-catalog/1/none.js', 404],
    ['the live versions', '/remotes/current.json', 200],
    ['a release that is gone', '/remotes/release-0.json', 404],
    ['the build', '/builds/latest.json', 200],
    ['a missing build', '/builds/meta/none.json', 404],
    ['health', '/healthz', 200],
    ['readiness', '/readyz', 200],
    ['the icon', '/icon.svg', 200],
    ['the manifest', '/manifest.webmanifest', 200],
    ['the old icon', '/favicon.ico', 204],
    ['robots', '/robots.txt', 200],
    ['the sitemaps', '/sitemap.xml', 200],
    ['a call', '/api/search/', 200],
    ['a picture', '/media/x/', 200],
    ['the outbox', '/dev/outbox/', 200],
  ])('%s', async (_what, path, status) => {
    const answer = await fetch(shell.url + path, elsewhere);
    expect(answer.status).toBe(status);
    carries(answer);
  });

  it('a method that nothing takes, a body that is too large, and more pages than one visitor may have', async () => {
    const refused = await fetch(`${shell.url}/en/a/`, { method: 'PUT' });
    const large = await fetch(`${shell.url}/api/contact/`, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
    let many = await fetch(`${shell.url}/en/0/`);
    for (let page = 1; many.status === 200; page += 1) many = await fetch(`${shell.url}/en/a/?x=${page}`);
    expect([refused.status, large.status, many.status]).toEqual([405, 413, 429]);
    expect(many.headers.get('retry-after')).toBe('60');
    for (const answer of [refused, large, many]) carries(answer);
    // Cached pages are still sent.
    expect((await fetch(`${shell.url}/en/a/`)).status).toBe(200);
  });

  it('what is no request at all', async () => {
    const answer = await raw(shell.port, 'GARBAGE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });

  it('a request without its host, and one that expects what nobody does', async () => {
    const [hostless, expecting] = await Promise.all([
      raw(shell.port, 'GET /healthz HTTP/1.1\r\n\r\n'),
      raw(shell.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: a wonder\r\n\r\n'),
    ]);
    expect([hostless.slice(9, 12), expecting.slice(9, 12)]).toEqual(['400', '417']);
    for (const answer of [hostless, expecting]) {
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain("content-security-policy: default-src 'none'");
    }
    expect(await raw(shell.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a call while there is no service', async () => {
    const alone = await smallShell();
    alone.service.closeAllConnections();
    await new Promise((resolve) => alone.service.close(resolve));
    const answer = await fetch(`${alone.url}/api/search/`);
    expect(answer.status).toBe(502);
    carries(answer);
    await alone.close();
  });
});

describe('a page of which nobody can tell whether it is there', () => {
  const toCome = [503, '5', 'no-store'];
  const ask = async ({ url }: SmallShell, path: string) => {
    const { status, headers } = await fetch(url + path, elsewhere);
    return [status, headers.get('retry-after'), headers.get('cache-control')];
  };

  it('is to come and not missing while the service does not tell the flag that decides on it (ROUTE-9)', async () => {
    const shell = await smallShell({}, undefined, (path) => path !== '/api/init-config/');
    expect(await ask(shell, '/en/shoe-wizard/')).toEqual(toCome);
    expect((await ask(shell, '/en/shoe-wizard/?featureFlag_shoe_wizard=1'))[0]).toBe(200);
    expect(await ask(shell, '/en/a/')).toEqual([200, null, 'no-store']);
    await shell.close();
  });

  it('is to come in a fresh shell without the service (ROUTE-9)', async () => {
    const shell = await smallShell();
    shell.service.closeAllConnections();
    await new Promise((resolve) => shell.service.close(resolve));
    for (const path of ['/en/told/', '/told/jackets/', '/en/shoe-wizard/'])
      expect(await ask(shell, path)).toEqual(toCome);
    await shell.close();
  });
});

describe('what the server says by itself is said in the reader’s language', () => {
  const messageOf = async (answer: Response) => {
    const { error }: { error: { message: string } } = await answer.json();
    return error.message;
  };

  it.each([
    ['/broken/', 'Jokin meni vikaan. Yritä hetken kuluttua uudelleen.'],
    ['/en/broken/', 'Something went wrong. Please try again in a moment.'],
    ['/sv/broken/', 'Något gick fel. Försök igen om en stund.'],
    ['/de/broken/', 'Etwas ist schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.'],
    ['/fr/broken/', 'Une erreur est survenue. Réessayez dans un instant.'],
    ['/ru/broken/', 'Что-то пошло не так. Попробуйте ещё раз через минуту.'],
  ])('%s, a page that cannot be written', async (path, message) => {
    const { url, close } = await smallShell();
    expect(await messageOf(await fetch(url + path))).toBe(message);
    await close();
  });

  it('more pages than a visitor may have, in the language of the page', async () => {
    const { url, close } = await smallShell({ PAGES_PER_MINUTE: '1' });
    await fetch(`${url}/fr/a/`);
    const refused = await fetch(`${url}/fr/b/`);
    expect([refused.status, await messageOf(refused)]).toEqual([
      429,
      'Vous avez ouvert beaucoup de pages en peu de temps. Patientez une minute et réessayez.',
    ]);
    await close();
  });

  it('a service that is away, in the language that the caller asks for', async () => {
    const { url, close, service } = await smallShell();
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const away = await fetch(`${url}/api/search/`, { headers: { 'accept-language': 'sv-FI, en;q=0.5' } });
    expect([away.status, await messageOf(away)]).toEqual([
      502,
      'Butiken kan inte svara just nu. Försök igen om en stund.',
    ]);
    await close();
  });
});

describe('answers below the pages', () => {
  let shell: SmallShell;
  beforeAll(async () => {
    shell = await smallShell({ BODY_MEGABYTES: '1' }, ({ method, url }, response) => response.end(`${method} ${url}`));
  });
  afterAll(() => shell.close());
  const ask = (path: string, init: RequestInit = {}) => fetch(shell.url + path, { ...elsewhere, ...init });

  it('a text comes compressed where the caller takes it, and HEAD tells of it without its body', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const [whole, head] = [
      await ask('/robots.txt', { headers }),
      await ask('/robots.txt', { headers, method: 'HEAD' }),
    ];
    expect([whole.headers.get('content-encoding'), whole.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(await whole.text()).toContain('User-agent');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      whole.headers.get('content-length'),
      '',
    ]);
  });

  it('any method and any body is passed on to the service, and to nothing else', async () => {
    const strange = { method: 'PROPFIND', headers: { 'content-type': 'no type' }, body: '{' };
    expect(await (await ask('/api/x/?q=%E0', strange)).text()).toBe('PROPFIND /api/x/?q=%E0');
    for (const path of ['/en/a/', '/assets/main.js', '/healthz']) {
      const refused = await ask(path, strange);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('a body that is too large is refused in the language that the caller asks for', async () => {
    const headers = { 'accept-language': 'de-AT' };
    const refused = await ask('/api/contact/', { method: 'POST', headers, body: 'x'.repeat(1024 * 1024 + 1) });
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { error: { code: 'body_too_large', message: 'Die gesendeten Daten sind zu groß.' } },
    ]);
  });

  it('a page’s data stand in its document, and in no file of their own (ROUTE-128)', async () => {
    const html = await (await ask('/en/a/')).text();
    const state = /<script type="application\/json" id="[^"]+">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(Object.keys(JSON.parse(state))).toEqual(expect.arrayContaining(['config', 'navigation', 'page']));
    expect((await ask('/en/a/_payload.json')).headers.get('content-type') ?? '').not.toContain('json');
  });

  it('the document of a missing page says to a browser that sends a token that who asks may be of the staff (PRODUCT-9)', async () => {
    const opening = async (path: string, cookie: string) =>
      (await (await ask(path, { headers: { cookie } })).text()).slice(0, 50);
    expect(await opening('/en/missing/', '')).toContain('<html lang');
    expect(await opening('/en/missing/', 'so.auth=Bearer%20x')).toContain('<html data-signed-in lang');
    expect(await opening('/en/missing/', 'so.auth=Bearer%20y')).toContain('<html data-signed-in lang');
    expect(await opening('/en/missing/', '')).toContain('<html lang');
    expect(await opening('/en/a/', 'so.auth=Bearer%20x')).toContain('<html lang');
  });

  it('a document that says who asks is kept by no shared cache (PRODUCT-9)', async () => {
    const caching = async (path: string, cookie: string) =>
      (await ask(path, { headers: { cookie } })).headers.get('cache-control');
    expect(await caching('/en/missing/', 'so.auth=Bearer%20x')).toBe('private, no-store');
    expect(await caching('/en/missing/', '')).toContain('s-maxage=1');
    expect(await caching('/en/a/', 'so.auth=Bearer%20x')).toContain('s-maxage=60');
  });

  it('an address with a line break is missing, also without its closing slash', async () => {
    for (const path of ['/en/missing/a%0Ab', '/en/missing/a%0Ab/', '/en//missing/a%E2%80%A8b'])
      expect((await ask(path)).status).toBe(404);
  });

  it('what depends on cookies says so beside its encoding', async () => {
    for (const path of ['/remotes/current.json', '/builds/latest.json', '/builds/meta/none.json'])
      expect((await ask(path)).headers.get('vary')).toBe('cookie, accept-encoding');
  });

  it('an address that cannot be decoded is a page’s', async () => {
    expect((await ask('/en/missing/%E0%A4%A/')).status).toBe(404);
    expect((await ask('/en/missing/%E0%A4%A/', { method: 'POST' })).status).toBe(405);
  });

  it('nothing outside the served folders is read', async () => {
    for (const path of ['/assets/..%2Fasset-list.json', '/assets/%2e%2e/node/renderer.cjs', '/remotes/manifest.json'])
      expect(
        (await raw(shell.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).slice(9, 12),
      ).not.toBe('200');
  });
});

it('a page runs the provider’s script or requires Trusted Types (docs/payment-page-scripts.md)', async () => {
  const shell = await smallShell();
  const policyOf = async (path: string) => (await fetch(shell.url + path)).headers.get('content-security-policy');
  const [paying, confirming] = [await policyOf('/checkout/payment/'), await policyOf('/checkout/klarna/confirm/')];
  await shell.close();
  expect(paying).toContain("script-src 'self' https://pay.example;");
  expect(confirming).toContain("script-src 'self';");
  expect(confirming).toContain("frame-src 'self' https://frame.example;");
  expect(confirming).toContain("require-trusted-types-for 'script'");
});

describe('what an edge says of visitors', () => {
  const shells: SmallShell[] = [];
  const start = async (environment: Record<string, string>) => {
    const shell = await smallShell(environment, ({ headers }, response) => response.end(JSON.stringify(headers)));
    shells.push(shell);
    return shell;
  };
  afterAll(() => Promise.all(shells.map((shell) => shell.close())));
  const edge = { 'x-forwarded-for': '203.0.113.5, 198.51.100.7', 'x-delivery-country': 'se', 'x-currency': 'sek' };
  const titleOf = async ({ url }: SmallShell) =>
    /<title>(.*)<\/title>/.exec(await (await fetch(`${url}/en/a/`, { headers: edge })).text())?.[1];
  const visitorOf = async ({ url }: SmallShell) => {
    const told: Record<string, string> = await (await fetch(`${url}/api/x/`, { headers: edge })).json();
    return told['x-forwarded-for'];
  };

  it('is believed of one that is trusted: the service learns the visitor’s address and no other', async () => {
    const shell = await start({});
    expect([await titleOf(shell), await visitorOf(shell)]).toEqual(['se sek', '198.51.100.7']);
    const two = await start({ TRUSTED_PROXIES: '2' });
    expect([await titleOf(two), await visitorOf(two)]).toEqual(['se sek', '203.0.113.5']);
  });

  it('is dropped of everybody else, before the page cache', async () => {
    const shell = await start({ TRUSTED_PROXIES: '192.0.2.1' });
    expect([await titleOf(shell), await titleOf(shell)]).toEqual(['us usd', 'us usd']);
    expect(await visitorOf(shell)).toBe('127.0.0.1');
  });

  it('stands in Vary of pages and of where they lead, with all else that changes them', async () => {
    const { url } = await start({});
    for (const path of ['/en/a/', '/en/a', '/en/moved/', '/old/', '/en/missing/'])
      expect((await fetch(url + path, elsewhere)).headers.get('vary')).toBe(
        'accept-encoding, cookie, x-delivery-country, x-currency',
      );
  });

  it('a country and a currency that nobody has are no pages of their own', async () => {
    const { url } = await start({ PAGES_PER_MINUTE: '1' });
    for (const [country, currency] of [
      ['fi', 'eur'],
      ['qq', 'eur'],
      ['zz', 'qqq'],
    ])
      expect(
        (
          await fetch(`${url}/a/`, {
            headers: { cookie: `so_delivery_country_code=${country}; so_currency_code=${currency}` },
          })
        ).status,
      ).toBe(200);
  });
});

describe('who is slow or sends too much is cut off', () => {
  let shell: SmallShell;
  let received = 0;
  beforeAll(async () => {
    const environment = { HEADERS_SECONDS: '1', BODY_MEGABYTES: '1', CONNECTIONS_PER_VISITOR: '3' };
    shell = await smallShell({ ...environment, TRUSTED_PROXIES: '0' }, (request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      request.on('end', () => response.end());
    });
  });
  afterAll(() => shell.close());

  it('a head that does not end', async () => {
    const answer = await raw(shell.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a body that says it is too large is not read', async () => {
    const [status, sent] = await post(shell.port, 64, { 'content-length': 64 * 1024 * 1024 });
    expect([status, received]).toEqual([413, 0]);
    expect(sent).toBeLessThan(64);
  });

  it('a body that does not say how large it is is read up to the limit', async () => {
    const [status, sent] = await post(shell.port, 64, { 'transfer-encoding': 'chunked' });
    expect(status).toBe(413);
    expect(received).toBeLessThan(2 * 1024 * 1024);
    expect(sent).toBeLessThan(64);
  });

  it.each([
    ['POST', '405'],
    ['GET', '200'],
  ])('a body that comes with %s to what takes none is not waited for', async (method, status) => {
    const answer = await raw(shell.port, `${method} /en/a/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nx`);
    expect(answer.slice(9, 12)).toBe(status);
  });

  it('one visitor has so many connections and no more; a closed one makes room', async () => {
    const open = Array.from({ length: 3 }, () => connect(shell.port, '127.0.0.1'));
    await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
    await expect(raw(shell.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).resolves.toBe('');
    for (const socket of open) socket.destroy();
    await sleep(100);
    const answer = await raw(shell.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

/** Sends bytes and collects what comes until the line is cut. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** Sends megabytes one after another. @returns the answer's status, and how many could be sent */
function post(port: number, megabytes: number, headers: Record<string, string | number>): Promise<[number, number]> {
  return new Promise((resolve) => {
    let status = 0;
    let sent = 0;
    const request = http.request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/contact/',
      headers,
      agent: false,
    });
    request.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
    });
    request.on('error', () => {});
    request.on('close', () => resolve([status, sent]));
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const write = () => {
      if (sent >= megabytes) return void request.end();
      sent += 1;
      if (request.write(piece)) setImmediate(write);
      else request.once('drain', write);
    };
    write();
  });
}

describe('where an operator leads elsewhere', () => {
  it('a redirect to another site is one to a document of that site (ROUTE-5)', async () => {
    const shell = await smallShell({ REDIRECTS: '{"/partner/":"https://partner.example/shop/"}' });
    const answer = await fetch(`${shell.url}/en/partner/`, elsewhere);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://partner.example/shop/']);
    await shell.close();
  });

  it('the rental page may frame the partner of the reservations, and no other page and nobody else may be framed (RENTAL-3, ROUTE-75)', async () => {
    const shell = await smallShell({ RENTAL_PARTNER_URL: 'https://rent.example/havu?lang=fi' });
    const framesOf = async (path: string) => {
      const answer = await fetch(shell.url + path, elsewhere);
      expect(answer.status).toBe(200);
      return /frame-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ?? [];
    };
    expect(await framesOf('/en/rental/rentle/')).toEqual(expect.arrayContaining(['https://rent.example']));
    expect(await framesOf('/en/a/')).not.toContain('https://rent.example');
    await shell.close();
    const alone = await smallShell();
    const policy = (await fetch(`${alone.url}/en/rental/rentle/`)).headers.get('content-security-policy');
    expect(policy).not.toContain('rent.example');
    await alone.close();
  });
});
