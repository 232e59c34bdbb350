import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaticPage } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCatalogue } from '../import/import-catalogue.ts';
import { openFolder } from '../import/read-records.ts';
import { writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { exportCatalogue } from './export-catalogue.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'havu-parts-'));
const originalsDir = newFolder();
let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const bring = (folder: string) => importCatalogue(service.open.db, openFolder(folder), { originalsDir });
const shown = async () => {
  await service.followCatalogue();
  return (await service.call('/api/static-page/?slug=opas')).json<StaticPage>();
};

it('products and tabs of a text come in and go out by files as they are, and are sanitised for shoppers (CONTENT-31, CONTENT-32)', async () => {
  const content =
    '<p>a</p><div data-product="kuura"></div><table><tbody><tr><td><div data-product="kuura"></div></td></tr></tbody></table>' +
    '<div data-tabs=""><details><summary>Talvi</summary><div><div data-product="halla"></div></div></details>' +
    '<details ontoggle="x()"><summary>Kesä</summary><div><p>b</p><script>x()</script></div></details></div>';
  const page = { key: 'opas', slugs: { fi: 'opas' }, texts: { fi: { title: 'Opas', content } } };
  await bring(await writeMerchantFolder({ pages: [page] } as never));
  const before = await shown();
  expect(before.productsInText.map(({ path }) => path.split('/').at(-2))).toEqual(['kuura', 'halla']);
  expect(before.content.match(/data-product/g)).toHaveLength(2);
  expect(before.content.match(/<details name="[^"]+"/g)).toHaveLength(2);
  expect(before.content).not.toMatch(/script|ontoggle/);

  const folder = newFolder();
  await exportCatalogue(service.open.db, folder, originalsDir);
  const lines = (await readFile(join(folder, 'pages.jsonl'), 'utf8')).split('\n').filter(Boolean);
  const written = lines.map((line) => JSON.parse(line) as typeof page).find(({ key }) => key === 'opas');
  expect(written?.texts.fi.content).toBe(content);
  expect(await bring(await writeMerchantFolder({ pages: [written] } as never))).toMatchObject({
    pages: { unchanged: 1 },
  });
  expect(await shown()).toEqual(before);
});
