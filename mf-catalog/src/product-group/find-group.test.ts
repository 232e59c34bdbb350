import type { ProductGroup } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { loadListModule } from '../load-list/open-list.ts';
import { opening } from '../testing/opening.ts';
import { findGroup, rememberGroup } from './find-group.ts';

const groupCall = '/api/products/productgroup/';
const group = (name: string) => ({ name }) as ProductGroup;
const find = async (path: string) => {
  const { calls, request } = opening(path, {}, { [groupCall]: () => Response.json([group('asked')]) });
  const { name } = await findGroup(request);
  return { name, calls: calls.length, locale: request.config.locale };
};

it('a group that a page has shown is known on the way back, the one that came with the document too (LIST-1)', async () => {
  const { locale, ...first } = await find('/jackets/');
  expect(first).toEqual({ name: 'asked', calls: 1 });

  rememberGroup(group('of the document'), '/jackets/', locale);
  expect(await find('/Jackets/')).toMatchObject({ name: 'of the document', calls: 0 });

  await loadListModule();
  rememberGroup(group('of a later page'), '/boots/', locale);
  expect(await find('/boots/')).toMatchObject({ name: 'of a later page', calls: 0 });
  expect(await find('/jackets/')).toMatchObject({ name: 'of the document', calls: 0 });

  rememberGroup(group('changed'), '/jackets/', locale);
  expect(await find('/jackets/')).toMatchObject({ name: 'changed', calls: 0 });
});
