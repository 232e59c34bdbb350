import { mkdtempSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { folderStore } from './folder-store.ts';

describe('the folder of attachments', () => {
  const folder = mkdtempSync(join(tmpdir(), 'havu-attachments-'));
  const store = folderStore(folder);
  const key = 'ab/abcdef';

  it('gives back what was put, and leaves no half file', async () => {
    await store.put(key, Buffer.from('bytes'));
    expect(await buffer(await store.read(key))).toEqual(Buffer.from('bytes'));
    expect(await readdir(join(folder, 'ab'))).toEqual(['abcdef']);
  });

  it('removes, once or more often', async () => {
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('takes no key that leads out of the folder', async () => {
    await expect(store.put('../outside', Buffer.from('x'))).rejects.toThrow('no key');
    await expect(store.read('/etc/passwd')).rejects.toThrow('no key');
  });
});
