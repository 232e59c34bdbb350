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
import { codeVersion } from './code-version.ts';
import { type KeptModels, openKeptModels } from './kept-models.ts';
import type { ModelTable } from './model-table.ts';

const price = { base: { regularMinor: 990 }, byArea: new Map([[2, { regularMinor: 900 }]]) };
const table = {
  ids: Int32Array.of(4, 7),
  models: {
    slug: { kind: 'texts', ends: Uint32Array.of(3, 6), bytes: new Uint8Array(Buffer.from('abcdef')) },
    rating: { kind: 'codes', codes: Uint8Array.of(0, 1), values: [0, 9] },
  },
  links: { tags: { kind: 'codes', codes: Uint8Array.of(0, 1), values: [[], [3]] } },
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
const source = { stamp: 's', pricesStamp: 'p' };

const unexpected = (error: unknown): never => {
  throw error;
};

async function opened(folder: string, code = 'c'): Promise<KeptModels> {
  const kept = await openKeptModels(folder, { readCode: async () => code, onError: unexpected });
  if (!kept) throw new Error('the code has no name');
  return kept;
}

async function written() {
  const folder = join(mkdtempSync(join(tmpdir(), 'havu-kept-')), 'catalogue');
  const kept = await opened(folder);
  await kept.write(source, table);
  return { folder, kept, file: join(folder, 'models.kept') };
}

it('kept models are read as they were written, and no draft is left (FRESH-6)', async () => {
  const { folder, kept } = await written();
  expect(await kept.read('s')).toEqual({ table, pricesStamp: 'p' });
  expect(readdirSync(folder)).toEqual(['models.kept']);
});

it('models that another code read, or that were read of another catalogue, are not taken (FRESH-6)', async () => {
  const { folder, kept } = await written();
  expect(await (await opened(folder, 'other')).read('s')).toBeNull();
  expect(await kept.read('other')).toBeNull();
});

it('the code is named once, at the start: new files under a running process make its models no newer (FRESH-6)', async () => {
  const sources = mkdtempSync(join(tmpdir(), 'havu-code-'));
  const open = () =>
    openKeptModels(join(sources, 'catalogue'), { readCode: () => codeVersion(sources), onError: unexpected });
  writeFileSync(join(sources, 'load.ts'), 'old');
  const running = await open();
  writeFileSync(join(sources, 'load.ts'), 'new');
  await running?.write(source, table);
  expect(await running?.read('s')).toEqual({ table, pricesStamp: 'p' });
  expect(await (await open())?.read('s')).toBeNull();
});

it('where the code cannot be read, that is said and nothing is kept (FRESH-6)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'havu-code-'));
  const errors: unknown[] = [];
  const kept = await openKeptModels(folder, {
    readCode: () => codeVersion(join(folder, 'missing')),
    onError: (error) => errors.push(error),
  });
  expect(kept).toBeNull();
  expect(errors).toMatchObject([{ code: 'ENOENT' }]);
});

it('a file that is torn, damaged, empty or something else is not taken (FRESH-6)', async () => {
  const { kept, file } = await written();
  const whole = readFileSync(file);
  for (let length = 0; length < whole.length; length += 61) {
    truncateSync(file, length);
    expect(await kept.read('s')).toBeNull();
    writeFileSync(file, whole);
  }
  for (const at of [...Array(whole.length).keys()].filter((place) => place % 7 === 0 || place > whole.length - 9)) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(await kept.read('s')).toBeNull();
  }
  writeFileSync(file, whole);
  appendFileSync(file, 'more');
  expect(await kept.read('s')).toBeNull();
  writeFileSync(file, Buffer.alloc(5000, 0xff));
  expect(await kept.read('s')).toBeNull();
});

it('where nothing can be written, what was kept stays as it is (FRESH-6)', async () => {
  const { folder, kept, file } = await written();
  const before = readFileSync(file);
  const unwritable = { ...table, ids: { kind: 'texts', byte: () => {} } } as unknown as ModelTable;
  await expect(kept.write(source, unwritable)).rejects.toThrow('could not be cloned');
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(folder)).toEqual(['models.kept']);
  await expect((await opened(join(file, 'below'))).write(source, table)).rejects.toThrow('ENOTDIR');
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
