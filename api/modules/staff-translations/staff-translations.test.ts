import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaffMe, StaffProduct, Translated } from 'mf-shared/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serviceCounts } from '../../metrics/service-counts.ts';
import { serviceSettings } from '../../service-settings.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

interface ProviderCall {
  headers: { authorization?: string | undefined };
  body: { text: string[]; source_lang: string; target_lang: string; tag_handling?: string };
}

/** Words in braces are translated like others where nothing protects them. */
const inLanguage = (words: string, language: string) =>
  `${language} ${words.replaceAll(/\{(\w+)\}/g, `{${language}_$1}`)}`;
const htmlIn = (html: string, language: string) =>
  html.replaceAll(/<span translate="no">[^<]*<\/span>|<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : inLanguage(part, language),
  );

/** Speaks the provider's HTTP: each text comes back with its language before it. */
let calls: ProviderCall[] = [];
let status = 200;
let answersWith: string | null = null;
let isSilent = false;
/** The language that cannot be translated, while the others are not answered but the one that was quicker. */
let failing: { language: string; quick: string; onEnded: (ms: number) => void } | null = null;
let failedAt = 0;
let spoil = (text: string) => text;
const provider: Server = createServer(async (request, response) => {
  const { authorization } = request.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as ProviderCall['body'];
  calls.push({ headers: { authorization }, body });
  if (isSilent) return;
  if (failing && body.target_lang !== failing.quick) {
    // The quick one comes first.
    const { language, onEnded } = failing;
    if (body.target_lang === language)
      setTimeout(() => {
        failedAt = performance.now();
        response.writeHead(456).end();
      }, 200);
    else response.on('close', () => onEnded(performance.now() - failedAt));
    return;
  }
  const isAddress = request.method === 'POST' && request.url === '/v2/translate';
  const translations = body.text.map((text) => ({
    detected_source_language: body.source_lang,
    text: spoil(body.tag_handling ? htmlIn(text, body.target_lang) : inLanguage(text, body.target_lang)),
  }));
  response
    .writeHead(isAddress ? status : 404, { 'content-type': 'application/json' })
    .end(answersWith ?? JSON.stringify({ translations }));
});

let service: TestService;
let writer: string;
let clerk: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  service = await testService({
    ...{ TRANSLATION_URL: `http://127.0.0.1:${port}`, TRANSLATION_KEY: 'secret', TRANSLATION_TIMEOUT_MS: '1500' },
  });
  writer = await signIn('content');
  clerk = (await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 1 })).authorization;
});
afterAll(async () => {
  await service.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});
afterEach(() => {
  calls = [];
  [status, answersWith, isSilent] = [200, null, false];
  spoil = (text) => text;
  failing = null;
});

const signIn = async (role: 'content') => (await service.signedIn({ is_staff: true, staff_role: role })).authorization;
const path = '/api/staff/translations/';
const ask = (texts: object[], authorization = writer, locale: 'en' | 'sv' = 'en') =>
  service.call(path, { method: 'POST', body: { from: 'en', texts }, authorization, locale });
const notedCalls = async (outcome: string) => {
  const lines = await serviceCounts.getSingleMetricAsString('havu_service_provider_call_seconds');
  return Number(new RegExp(`_count\\{provider="translator",outcome="${outcome}"\\} (\\d+)`).exec(lines)?.[1] ?? 0);
};
const textOf = (words: string, into: string[], is_html = false) => ({ words, is_html, into });

describe('texts that a machine drafts (STAFF-78)', () => {
  it('come back in each language that was asked for, with HTML apart from words, and the key in the header', async () => {
    const answer = await ask([
      textOf('Tent', ['fi', 'sv']),
      textOf('<p>Warm <a href="/x/">socks</a></p>', ['sv'], true),
      textOf('Tom & Ada', ['sv']),
    ]);
    expect(answer.json<Translated>().texts).toEqual([
      { fi: 'FI Tent', sv: 'SV Tent' },
      { sv: '<p>SV Warm <a href="/x/">SV socks</a></p>' },
      { sv: 'SV Tom & Ada' },
    ]);
    expect(calls.map(({ body }) => [body.target_lang, body.tag_handling ?? 'words', body.text.length]).sort()).toEqual([
      ['FI', 'words', 1],
      ['SV', 'html', 1],
      ['SV', 'words', 2],
    ]);
    expect(new Set(calls.map(({ headers }) => headers.authorization))).toEqual(new Set(['DeepL-Auth-Key secret']));
    expect(new Set(calls.map(({ body }) => body.source_lang))).toEqual(new Set(['EN']));
    expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(['source_lang', 'target_lang', 'text']);
  });

  it('into English are asked for as British', async () => {
    const body = { from: 'fi', texts: [textOf('Teltta', ['en', 'de', 'fr', 'ru'])] };
    const answer = await service.call(path, { method: 'POST', body, authorization: writer });
    const written = { en: 'EN-GB Teltta', de: 'DE Teltta', fr: 'FR Teltta', ru: 'RU Teltta' };
    expect(answer.json<Translated>().texts).toEqual([written]);
  });

  it('keep the places that the shop fills, which the translator is told to leave alone (CONTENT-30, LAW-1)', async () => {
    const names = ['countries', 'legal_guarantee', 'storage', 'company', 'address', 'business_id', 'vat_number'];
    const places = [...names, 'email', 'phone'].map((name) => `<p>{${name}}</p>`).join('');
    const html = `${places}<p>Write <a href="/x/" title="{no place}">to {email}</a></p>`;
    const answer = await ask([textOf(html, ['sv'], true), textOf('Write to {email}', ['sv'])]);
    expect(answer.json<Translated>().texts).toEqual([
      { sv: `${places}<p>SV Write <a href="/x/" title="{no place}">SV to {email}</a></p>` },
      {},
    ]);
    expect(calls[0]?.body.text[0]).toContain('<p><span translate="no">{countries}</span></p>');
  });

  it.each([
    ['a place', '<p>{email}</p>', /\{email\}/, 'info'],
    ['a product', '<div data-product="tent"></div>', /<div.*/, ''],
    ['a product’s address', '<div data-product="tent"></div>', /tent/, 'tält'],
    ['a tab', '<div data-tabs=""><details><summary>A</summary></details></div>', /<details>.*?<\/details>/, ''],
    ['the box of tabs', '<div data-tabs=""><p>A</p></div>', / data-tabs=""/, ''],
  ])('that lost %s are left out, the others come', async (_, html, lost, instead) => {
    spoil = (text) => text.replace(lost, instead);
    const answer = await ask([textOf(html, ['sv'], true), textOf('<p>Tent</p>', ['sv'], true)]);
    expect(answer.json<Translated>().texts).toEqual([{}, { sv: '<p>SV Tent</p>' }]);
    spoil = (text) => text;
    expect(Object.keys((await ask([textOf(html, ['sv'], true)])).json<Translated>().texts[0] ?? {})).toEqual(['sv']);
  });

  it('are sent in parts that the provider takes', async () => {
    const many = Array.from({ length: 60 }, (_, at) => textOf(`Text ${at}`, ['sv']));
    const long = [textOf('a'.repeat(39_000), ['sv']), textOf('b'.repeat(2000), ['sv'])];
    const { texts } = (await ask([...many, ...long])).json<Translated>();
    expect(texts.map(({ sv = '' }) => sv.slice(0, 9)).slice(-4)).toEqual([
      ...['SV Text 5', 'SV Text 5'],
      ...['SV aaaaaa', 'SV bbbbbb'],
    ]);
    expect(texts[59]?.sv).toBe('SV Text 59');
    expect(calls.length).toBe(3);
    for (const { body } of calls) expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(128 * 1024);
  });

  it.each([
    [403, 'translation_refused', /does not take the shop’s key/, 'answered'],
    [456, 'translation_used_up', /no characters left/, 'answered'],
    [429, 'translation_unavailable', /does not answer/, 'unavailable'],
    [503, 'translation_unavailable', /Nothing that you typed is lost/, 'unavailable'],
  ])('a provider that answers %i is told in words', async (given, code, words, outcome) => {
    status = given;
    const before = await notedCalls(outcome);
    const answer = await ask([textOf('Tent', ['fi'])]);
    expect([answer.statusCode, answer.json().error.code]).toEqual([424, code]);
    expect(answer.json().error.message).toMatch(words);
    expect((await ask([textOf('Tent', ['fi'])], writer, 'sv')).json().error.message).toMatch(/skrev/);
    expect((await notedCalls(outcome)) - before).toBe(2);
  });

  it('a provider that hangs, or answers with something else, is given up', async () => {
    for (const answer of ['<html>', '{}', '{"translations":[]}', '{"translations":[{"text":1}]}']) {
      answersWith = answer;
      expect((await ask([textOf('Tent', ['fi'])])).json().error.code).toBe('translation_unavailable');
    }
    [answersWith, isSilent] = [null, true];
    expect((await ask([textOf('Tent', ['fi'])])).json().error.code).toBe('translation_unavailable');
  });

  it('of one language that fails end the others, and what was translated counts (STAFF-78)', async () => {
    const counted = async () => {
      const lines = await serviceCounts.getSingleMetricAsString('havu_service_translated_characters_total');
      return ['done', 'failed'].map((outcome) => Number(new RegExp(`"${outcome}"\\} (\\d+)`).exec(lines)?.[1] ?? 0));
    };
    const [done = 0, failed = 0] = await counted();
    const ended = new Promise<number>((resolve) => {
      failing = { language: 'SV', quick: 'FI', onEnded: resolve };
    });
    const answer = await ask([textOf('Tent', ['fi', 'sv', 'de'])]);
    expect(answer.json().error.code).toBe('translation_used_up');
    expect(await ended, 'before the time of a press is over').toBeLessThan(1000);
    expect(await counted()).toEqual([done + 4, failed + 8]);
  });

  it('that are too long for a call are left out, the others come (STAFF-78)', async () => {
    const answer = await ask([textOf('a'.repeat(40_001), ['fi', 'sv']), textOf('Tent', ['fi'])]);
    expect(answer.json<Translated>().texts).toEqual([{}, { fi: 'FI Tent' }]);
    expect(calls).toHaveLength(1);
    calls = [];
    expect((await ask([textOf('a'.repeat(40_001), ['fi'])])).json<Translated>().texts).toEqual([{}]);
    expect(calls).toEqual([]);
  });

  it('are refused where they are too much, and reach nobody then', async () => {
    const code = async (texts: object[]) => (await ask(texts)).json().error.code;
    const many = Array.from({ length: 2 }, () => textOf('a'.repeat(30_000), ['fi', 'sv', 'de', 'fr']));
    expect(await code(many)).toBe('translation_too_much');
    expect(await code([textOf('Tent', [])])).toBe('invalid_request');
    expect(calls).toEqual([]);
  });

  it('are limited for each person, by presses and by characters', async () => {
    const busy = await signIn('content');
    const answers = [];
    for (let press = 0; press <= 60; press += 1) answers.push(await ask([textOf('Tent', ['fi'])], busy));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(60).fill(200), 429]);
    const lavish = await signIn('content');
    const much = [textOf('a'.repeat(39_000), ['fi', 'sv', 'de', 'fr', 'ru'])];
    for (let press = 0; press < 5; press += 1) expect((await ask(much, lavish)).statusCode).toBe(200);
    expect((await ask(much, lavish)).json().error.code).toBe('translation_day_used_up');
    expect((await ask([textOf('Tent', ['fi'])], lavish)).statusCode).toBe(200);
  });

  it('are for who writes content, and the rooms are told so', async () => {
    expect((await ask([textOf('Tent', ['fi'])], clerk)).statusCode).toBe(403);
    expect((await service.call(path, { method: 'POST', body: {} })).statusCode).toBe(401);
    const me = async (authorization: string) =>
      (await service.call('/api/staff/me/', { authorization })).json<StaffMe>().translates;
    expect([await me(writer), await me(clerk)]).toEqual([true, undefined]);
  });

  it('of a product that nobody changed are stored as a machine’s, until staff save them again (PRODUCT-108)', async () => {
    const read = async () =>
      (await service.call('/api/staff/products/10/', { authorization: writer })).json<StaffProduct>();
    const save = async (is_machine_translated?: boolean) => {
      const { version = null } = (await read()).texts.ru ?? {};
      const words = { name: 'RU Tent', tagline: '', short_description: '', description: '', model_notice: '' };
      const body = { ...words, long_description_html: '', meta_description: '', locale: 'ru', version };
      const answer = await service.call('/api/staff/products/10/texts/', {
        ...{ method: 'POST', authorization: writer, body: { ...body, is_machine_translated } },
      });
      expect(answer.statusCode).toBe(200);
      return (await read()).texts.ru?.is_machine_translated;
    };
    expect(await save(true)).toBe(true);
    expect(await save()).toBe(false);
  });
});

it('without a translator there is no call, and no room is told of one (STAFF-78)', async () => {
  const plain = await testService();
  const { authorization } = await plain.signedIn({ is_staff: true, staff_role: 'content' });
  const body = { from: 'en', texts: [textOf('Tent', ['fi'])] };
  expect((await plain.call(path, { method: 'POST', body, authorization })).statusCode).toBe(404);
  expect((await plain.call('/api/staff/me/', { authorization })).json()).not.toHaveProperty('translates');
  await plain.close();
});

it('an address without a key is refused at the start', () => {
  expect(() => serviceSettings({ TRANSLATION_URL: 'https://translator.example' })).toThrow(/TRANSLATION_KEY/);
  expect(() => serviceSettings({ TRANSLATION_KEY: 'secret' })).toThrow(/TRANSLATION_URL/);
});
