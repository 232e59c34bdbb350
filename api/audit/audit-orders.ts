import { databaseSettings, openDatabase } from '../db/open-database.ts';
import { findOrderFaults } from './find-order-faults.ts';

/** `npm run audit:orders`: prints what breaks the books, and ends with 1 when anything does. */
const open = await openDatabase(databaseSettings()).catch((error: Error) => {
  process.stderr.write(`The orders cannot be checked: ${error.message}.\n`);
  process.exit(1);
});
const findings = await findOrderFaults(open.db);
for (const { rule, subject } of findings) process.stdout.write(`${subject}: not so: ${rule}\n`);
process.stdout.write(findings.length === 0 ? 'Orders, payments, stock and gift cards agree.\n' : '');
await open.close();
process.exit(findings.length === 0 ? 0 : 1);
