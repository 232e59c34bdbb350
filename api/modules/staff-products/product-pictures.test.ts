import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  ProductModel,
  ProductPictures,
  StaffLogResponse,
  StaffProduct,
  UploadedPicture,
} from 'mf-shared/contract';
import { mediaUrl } from 'mf-shared/rules/media-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../../testing/staff-calls.ts';
import { type TestService, testService } from '../../testing/test-service.ts';
import { isPicture } from '../content/shown-pictures.ts';

const modelId = 10;
const [green, orange] = ['/media/products/kuura-green', '/media/products/kuura-orange'] as const;

/** STAFF-66: pictures of products by the staff. */
describe('the pictures of a product', () => {
  const originals = mkdtempSync(join(tmpdir(), 'havu-originals-'));
  let service: TestService;
  let admin: string;
  let clerk: string;
  beforeAll(async () => {
    service = await testService({ ORIGINALS_DIR: originals });
    // As an import leaves it: lists show the first colour's picture.
    const image = 'products/kuura-green';
    await service.open.db.updateTable('product_models').set({ image }).where('id', '=', modelId).execute();
    admin = (await service.signedIn({ is_staff: true, is_admin: true })).authorization;
    clerk = (await service.signedIn({ is_staff: true, staff_role: 'store', staff_store_id: 20 })).authorization;
  });
  afterAll(async () => {
    await service.close();
    rmSync(originals, { recursive: true, force: true });
  });

  const path = `/api/staff/products/${modelId}/`;
  const read = async () => (await service.call(path, { authorization: admin, locale: 'en' })).json<StaffProduct>();
  const save = async (pictures: ProductPictures & { version: string }, authorization = admin) => {
    const answer = await service.call(`${path}pictures/`, { method: 'POST', body: pictures, authorization });
    return answer.json<Refused>();
  };
  const undo = async () => {
    const [last] = (await read()).writes;
    const request = { method: 'POST', body: { write: last?.id }, authorization: admin } as const;
    return (await service.call(`${path}undo/`, request)).statusCode;
  };
  const page = async () => {
    await service.followCatalogue();
    const { path: address } = await read();
    const slug = address?.split('/').filter(Boolean).at(-1);
    return (await service.call(`/api/products/productmodel/${slug}/`)).json<ProductModel>();
  };
  const shown = (model: ProductModel) => {
    const ofColours = model.products.map(({ color_slug, images }) => [color_slug, images.map((each) => each.full_url)]);
    return { ...Object.fromEntries(ofColours), every: model.extra_images.map(({ full_url }) => full_url) };
  };
  const upload = (payload: Buffer, authorization = admin) =>
    service.app.inject({
      ...{ method: 'POST', url: '/api/staff/pictures/', payload },
      headers: { 'content-type': 'application/octet-stream', authorization },
    });
  const photograph = (background: string) =>
    sharp({ create: { width: 40, height: 50, channels: 3, background } })
      .jpeg()
      .toBuffer();

  it('are told by place, in their order', async () => {
    const { pictures } = await read();
    expect(pictures.images).toEqual([green]);
    expect(pictures.colours).toMatchObject([
      { colour_id: 1, images: [green] },
      { colour_id: 2, images: [orange] },
    ]);
    expect(pictures.colours.every(({ name }) => name !== '')).toBe(true);
  });

  it('are uploaded, put in an order and shown, each where it was put; undoing brings the others back', async () => {
    const uploaded = (await upload(await photograph('#486'))).json<UploadedPicture>();
    expect(uploaded.path).toMatch(/^\/media\/imported\/[0-9a-f]{32}$/);
    expect((await upload(await photograph('#486'))).json<UploadedPicture>()).toEqual(uploaded);
    expect(readdirSync(join(originals, 'imported'))).toHaveLength(1);
    const rendered = await service.call(mediaUrl(uploaded.path, { width: 160 }));
    expect([rendered.statusCode, rendered.headers['content-type']]).toEqual([200, 'image/webp']);

    const before = await read();
    const pageBefore = shown(await page());
    await service.open.db
      .updateTable('model_colours')
      .set({ images: JSON.stringify([{ path: 'products/kuura-orange', captions: { fi: 'Oranssi' } }]) })
      .where('model_id', '=', modelId)
      .where('colour_id', '=', 2)
      .execute();
    const saved = await save({
      version: (await read()).pictures.version,
      images: [uploaded.path, orange, uploaded.path],
      colours: [{ colour_id: 2, images: [uploaded.path, orange] }],
    });
    expect(saved.error).toBeUndefined();

    const after = await read();
    expect(after.image).toBe(uploaded.path);
    expect(after.pictures.colours.map(({ images }) => images)).toEqual([[green], [uploaded.path, orange]]);
    const model = await page();
    const orangeOne = model.products.find(({ images }) => images.some(({ full_url }) => full_url === orange));
    expect(orangeOne?.images.map(({ full_url }) => full_url)).toEqual([uploaded.path, orange]);
    expect(orangeOne?.images[1]?.caption).toBe('Oranssi');
    // What a colour shows is not shown again after it.
    expect(shown(model).every).toEqual([]);

    const [told] = (
      await service.call('/api/staff/log/?about=product', { authorization: admin })
    ).json<StaffLogResponse>().results;
    expect(told?.before).toEqual({ images: 'kuura-green', colours: 'kuura-green · kuura-orange' });
    expect(String(told?.after.colours)).toMatch(/^kuura-green · [0-9a-f]{32}, kuura-orange$/);

    expect(await undo()).toBe(200);
    expect((await read()).image).toBe(before.image);
    expect(shown(await page())).toEqual(pageBefore);
  });

  it('of one’s own may be shown by what staff write, once they are uploaded', async () => {
    const { path: own } = (await upload(await photograph('#486'))).json<UploadedPicture>();
    expect(await isPicture(service.open.db, own)).toBe(true);
    expect(await isPicture(service.open.db, `${own}0`)).toBe(false);
  });

  it('are not saved over what somebody else saved meanwhile', async () => {
    const { pictures } = await read();
    expect((await save({ ...pictures, images: [orange] })).error).toBeUndefined();
    expect((await save({ ...pictures, images: [] })).error?.code).toBe('product_changed');
    expect((await read()).image).toBe(orange);
  });

  it('are told to have changed where a colour is not the product’s any more', async () => {
    const { pictures } = await read();
    const colours = [...pictures.colours, { colour_id: 999, images: [] }];
    expect((await save({ ...pictures, colours })).error?.code).toBe('product_changed');
  });

  it('are not half there where the disk takes no more', async () => {
    const folder = join(originals, 'imported');
    renameSync(folder, `${folder}-aside`);
    writeFileSync(folder, '');
    const answer = await upload(await photograph('#0af'));
    rmSync(folder);
    renameSync(`${folder}-aside`, folder);
    expect([answer.statusCode, answer.json<Refused>().error?.code]).toEqual([503, 'picture_not_stored']);
    expect((await upload(await photograph('#486'))).statusCode).toBe(200);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each([
    '/media/imported/00000000000000000000000000000000',
    '/media/../../etc/passwd',
    'https://shop.example/a.jpg',
  ])('are none of which the shop knows nothing: %s', async (unknown) => {
    const { pictures } = await read();
    const { error } = await save({ ...pictures, images: [...pictures.images, unknown] });
    expect([error?.code, Object.keys(error?.fields ?? {})]).toEqual(['invalid_request', ['images']]);
    expect((await read()).pictures).toEqual(pictures);
  });

  it('are changed and uploaded by who may change its texts alone', async () => {
    const { pictures } = await read();
    expect((await save({ ...pictures, images: [] }, clerk)).error?.code).toBe('right_missing');
    expect((await upload(await photograph('#123'), clerk)).statusCode).toBe(403);
    expect((await upload(await photograph('#123'), '')).statusCode).toBe(401);
    expect(readdirSync(join(originals, 'imported'))).toHaveLength(1);
  });

  it('are refused where no browser could show them, and nothing is kept', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a12', noise } })
      .jpeg()
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
    const tried: [string, Buffer, number, string][] = [
      ['words', Buffer.from('no picture at all'), 415, 'picture_kind'],
      ['a drawing', svg, 415, 'picture_kind'],
      ['half a file', whole.subarray(0, whole.length / 2), 422, 'picture_damaged'],
      ['nothing', Buffer.alloc(0), 422, 'attachment_broken'],
      ['too much', Buffer.alloc(31 * 1024 * 1024), 413, 'picture_too_large'],
    ];
    for (const [what, bytes, status, code] of tried) {
      const answer = await upload(bytes);
      expect([what, answer.statusCode, answer.json<Refused>().error?.code]).toEqual([what, status, code]);
    }
    expect(readdirSync(join(originals, 'imported'))).toHaveLength(1);
  });
});
