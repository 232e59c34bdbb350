import { staticPage, staticPageWithTabs } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMany } from '../../db/insert-many.ts';
import { type TestService, testService } from '../../testing/test-service.ts';

const hostile = '<p>ok</p><img src=x onerror=alert(1)><iframe src="https://evil.example/"></iframe>';
let service: TestService;
beforeAll(async () => {
  service = await testService({ BRAND_HOST: 'havu.example' }, async (db) => {
    const content = `${hostile}<a href="https://havu.example/x/" target="_blank">x</a><p><a href="/x/">x</a></p>`;
    const page = { section: 'service', show_in_navigation: false, sort_order: 9 };
    await insertMany(db, 'static_pages', [
      { id: 9, slugs: { fi: 'paha' }, texts: { fi: { title: 'Paha', content } }, ...page },
    ]);
    const inner = { title: 'B', slug: 'b', content: hostile, tabs: [] };
    const tabs = [{ title: 'A', slug: 'a', content: hostile, tabs: [inner] }];
    await insertMany(db, 'tabbed_pages', [
      { id: 9, slugs: { fi: 'pahat' }, texts: { fi: { title: 'P', tabs } }, ...page },
    ]);
  });
});
afterAll(() => service.close());

it('a static page is sanitised on the server, whoever wrote it, and what it asks for is a button (CONTENT-10, CONTENT-27)', async () => {
  const page = staticPage.parse((await service.call('/api/static-page/?slug=paha')).json());
  expect(page.content).toBe(
    '<p>ok</p><a href="/x/" target="_blank" rel="noopener noreferrer">x</a><p><a data-action href="/x/">x</a></p>',
  );
});

it('so are tabs at every depth', async () => {
  const { tabs } = staticPageWithTabs.parse((await service.call('/api/static-page-with-tabs/?slug=pahat')).json());
  expect([tabs[0]?.content, tabs[0]?.tabs[0]?.content]).toEqual(['<p>ok</p>', '<p>ok</p>']);
});
