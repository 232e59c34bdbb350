import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../db/schema.ts';
import { type TestService, testService } from '../testing/test-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'havu-media-'));
const services: TestService[] = [];

beforeAll(async () => {
  for (const ahead of ['0', '1']) {
    mkdirSync(join(folder, ahead, 'media'), { recursive: true });
    const service = await testService({ DATA_DIR: join(folder, ahead), DRAWINGS_AHEAD: ahead }, showTent);
    services.push(service);
    await service.app.ready();
  }
});
const showTent = async (db: Database) => {
  await db.updateTable('product_models').set({ image: 'products/tent/1-2f5d50-d9822b-front' }).execute();
};

afterAll(async () => {
  for (const service of services) await service.close();
  rmSync(folder, { recursive: true, force: true });
});

it('draws pictures ahead unless DRAWINGS_AHEAD is 0', async () => {
  const drawn = (ahead: string) => readdirSync(join(folder, ahead, 'media'), { recursive: true });
  await vi.waitFor(() => expect(drawn('1')).not.toEqual([]), { timeout: 50_000 });
  expect(drawn('0')).toEqual([]);
});
