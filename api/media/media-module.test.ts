import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/schema.ts';
import { writeTestOriginals } from '../testing/test-originals.ts';
import { type TestService, testService } from '../testing/test-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-media-'));
const services: TestService[] = [];

beforeAll(async () => {
  for (const ahead of ['0', '1']) {
    await writeTestOriginals(join(folder, ahead, 'media', 'originals'));
    const service = await testService({ DATA_DIR: join(folder, ahead), DRAWINGS_AHEAD: ahead }, showTent);
    services.push(service);
    await service.app.ready();
  }
});
const showTent = async (db: Database) => {
  await db.updateTable('product_models').set({ image: 'products/tent' }).execute();
};

afterAll(async () => {
  for (const service of services) await service.close();
  rmSync(folder, { recursive: true, force: true });
});

it('makes pictures ahead unless DRAWINGS_AHEAD is 0', async () => {
  const renderings = (ahead: string) => join(folder, ahead, 'media', 'renderings');
  const made = () => readdirSync(renderings('1'), { recursive: true, encoding: 'utf8' });
  await vi.waitFor(() => expect(made().some((name) => name.endsWith('.avif'))).toBe(true), { timeout: 50_000 });
  expect(existsSync(renderings('0'))).toBe(false);
});
