import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { tablesText } from './tables-text.ts';

/** Writes the types of the rows anew, from a database that every migration has run in. */
const { db, close } = await openDatabase({});
await migrate(db);
await writeFile(join(import.meta.dirname, 'schema', 'tables.ts'), await tablesText(db));
await close();
