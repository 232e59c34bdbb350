import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { importFormat, importKinds } from './import-format.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'import-schemas');

// `npm test -w api -- import-format -u` writes them.
it.each(importKinds)('the JSON Schema of %s says what the import takes', async (kind) => {
  const schema = z.toJSONSchema(importFormat[kind], { io: 'input' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(join(folder, `${kind}.schema.json`));
});
