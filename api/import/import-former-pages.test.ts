import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RedirectAnswer } from 'mf-shared/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMerchantFolder } from '../testing/merchant-folder.ts';
import { type Refused, type StaffCall, staffCall } from '../testing/staff-calls.ts';
import { type TestService, testService } from '../testing/test-service.ts';
import { translate } from '../texts/translate.ts';
import { importCatalogue } from './import-catalogue.ts';
import { openFolder } from './read-records.ts';

let service: TestService;
let call: StaffCall;
beforeAll(async () => {
  service = await testService();
  call = await staffCall(service, 'content');
});
afterAll(() => service.close());

const options = { originalsDir: mkdtempSync(join(tmpdir(), 'havu-originals-')) };
const bring = async (lines: object) => {
  await importCatalogue(service.open.db, openFolder(await writeMerchantFolder(lines as never)), options);
  await service.followCatalogue();
};
const leadsTo = async (path: string, locale: 'fi' | 'en' = 'en') =>
  (await service.call(`/api/redirects/?path=${path}`, { locale })).json<RedirectAnswer>();
const moved = (path: string) => ({ kind: 'moved', path });

const words = { fi: { title: 'Pesu', content: '<p>Pese.</p>' }, en: { title: 'Washing', content: '<p>Wash.</p>' } };
const text = (fi: string, en: string, key = 'pesu') => ({ key, slugs: { fi, en }, section: 'service', texts: words });
const tab = (slug: string) => ({ title: slug, slug, content: `<p>${slug}</p>`, tabs: [] });
const tabbed = (fi: string, en: string) => ({
  ...{ key: 'huolto', slugs: { fi, en }, section: 'service' },
  texts: { fi: { title: 'Huolto', tabs: [tab('sukset')] }, en: { title: 'Care', tabs: [tab('skis')] } },
});

it('an address that a page had leads to its present one for ever, in each language, with the tab behind it (ROUTE-137)', async () => {
  await bring({ pages: [text('pesu', 'washing')], 'tabbed-pages': [tabbed('huolto-4', 'care-4')] });
  expect(await leadsTo('/washing/')).toMatchObject({ kind: 'none' });
  await bring({ pages: [text('pesu', 'laundry')], 'tabbed-pages': [tabbed('huolto-5', 'care-5')] });
  await bring({ pages: [text('pyykki', 'laundry-2')], 'tabbed-pages': [tabbed('huolto-5', 'upkeep')] });
  for (const from of ['/washing/', '/laundry/', '/page/laundry/'])
    expect(await leadsTo(from)).toMatchObject(moved('/laundry-2/'));
  expect(await leadsTo('/pesu/', 'fi')).toMatchObject(moved('/pyykki/'));
  expect(await leadsTo('/care-4/')).toMatchObject(moved('/upkeep/'));
  expect(await leadsTo('/care-5/skis/')).toMatchObject(moved('/upkeep/skis/'));
  expect(await leadsTo('/huolto-4/sukset/', 'fi')).toMatchObject(moved('/huolto-5/sukset/'));
});

it('the page that has the address now comes first, and staff give it to no other page (ROUTE-137, STAFF-59)', async () => {
  const make = (slug: string) =>
    call<Refused>(
      '/api/staff/pages/',
      { kind: 'text', section: 'service', in_menu: true, titles: { en: 'New' }, slugs: { en: slug } },
      'POST',
    );
  expect((await make('washing')).error?.fields).toEqual({
    slug_en: translate('en', 'addresses.of_former_page', { name: 'Washing' }),
  });
  const other = text('konepesu', 'washing', 'konepesu');
  await bring({ pages: [text('pyykki', 'laundry-2'), other], 'tabbed-pages': [tabbed('huolto-5', 'upkeep')] });
  expect(await leadsTo('/washing/')).toMatchObject({ kind: 'none' });
  expect(await leadsTo('/laundry/')).toMatchObject(moved('/laundry-2/'));
});

it('a page that shoppers do not see leads nowhere from where it was (ROUTE-137)', async () => {
  await service.open.db.updateTable('static_pages').set({ is_published: false }).where('key', '=', 'pesu').execute();
  await bring({ pages: [text('pyykki', 'laundry-2')], 'tabbed-pages': [tabbed('huolto-5', 'upkeep')] });
  expect(await leadsTo('/laundry/')).toMatchObject({ kind: 'none' });
});
