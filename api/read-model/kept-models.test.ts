import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptModels } from './kept-models.ts';
import type { ModelTable } from './model-table.ts';

const price = { base: { regularMinor: 990 }, byArea: new Map([[2, { regularMinor: 900 }]]) };
const table = {
  ids: Int32Array.of(4, 7),
  models: {
    slug: { kind: 'texts', ends: Uint32Array.of(3, 6), bytes: new Uint8Array(Buffer.from('abcdef')) },
    tags: { kind: 'codes', codes: Uint8Array.of(0, 1), values: [[], [3]] },
  },
  firstValues: Uint32Array.of(0, 0, 0),
  values: { kind: 'codes', codes: Uint8Array.of(), values: [] },
  variantIds: Int32Array.of(40, 70),
  firstVariants: Uint32Array.of(0, 1, 2),
  variants: { size: { kind: 'codes', codes: Uint8Array.of(0, 0), values: [null] } },
  prices: {
    models: { kind: 'codes', codes: Uint8Array.of(0, 0), values: [price] },
    variants: { kind: 'codes', codes: Uint8Array.of(0, 0), values: [null] },
  },
} as unknown as ModelTable;
const source = { code: 'c', stamp: 's', pricesStamp: 'p' };

async function written() {
  const folder = join(mkdtempSync(join(tmpdir(), 'havu-kept-')), 'catalogue');
  const kept = keptModels(folder);
  await kept.write(source, table);
  return { folder, kept, file: join(folder, 'models.kept') };
}

it('kept models are read as they were written, and no draft is left (FRESH-6)', async () => {
  const { folder, kept } = await written();
  expect(await kept.read(source)).toEqual({ table, pricesStamp: 'p' });
  expect(readdirSync(folder)).toEqual(['models.kept']);
});

it('models that another code read, or that were read of another catalogue, are not taken (FRESH-6)', async () => {
  const { kept } = await written();
  expect(await kept.read({ ...source, code: 'other' })).toBeNull();
  expect(await kept.read({ ...source, stamp: 'other' })).toBeNull();
});

it('a file that is torn, damaged, empty or something else is not taken (FRESH-6)', async () => {
  const { kept, file } = await written();
  const whole = readFileSync(file);
  for (let length = 0; length < whole.length; length += 61) {
    truncateSync(file, length);
    expect(await kept.read(source)).toBeNull();
    writeFileSync(file, whole);
  }
  for (const at of [0, 40, 200]) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(await kept.read(source)).toBeNull();
  }
  writeFileSync(file, whole);
  appendFileSync(file, 'more');
  expect(await kept.read(source)).toBeNull();
  writeFileSync(file, Buffer.alloc(5000, 0xff));
  expect(await kept.read(source)).toBeNull();
});

it('where nothing can be written, what was kept stays as it is (FRESH-6)', async () => {
  const { folder, kept, file } = await written();
  const before = readFileSync(file);
  const unwritable = { ...table, ids: { kind: 'texts', byte: () => {} } } as unknown as ModelTable;
  await expect(kept.write(source, unwritable)).rejects.toThrow('could not be cloned');
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['models.kept']);
  await expect(keptModels(join(file, 'below')).write(source, table)).rejects.toThrow('ENOTDIR');
});

it('the draft of a process that was killed goes after an hour (FRESH-6)', async () => {
  const { folder, kept, file } = await written();
  const drafts = [`${file}.1.draft`, `${file}.2.draft`];
  for (const draft of drafts) writeFileSync(draft, 'x');
  const hoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(drafts[0] ?? '', hoursAgo, hoursAgo);
  await kept.write(source, table);
  expect(readdirSync(folder).sort()).toEqual(['models.kept', 'models.kept.2.draft']);
});
