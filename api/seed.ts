/**
 * The way in for data from outside. Whoever fills a shop, a merchant's import or the demo, writes rows of the migrated
 * schema through it; `startService` runs that seed before the service listens.
 */
export { insertMany } from './db/insert-many.ts';
export { migrate } from './db/migrate.ts';
export { databaseSettings, type OpenDatabase, openDatabase } from './db/open-database.ts';
export type { StoredTab } from './db/schema/stored-json.ts';
export type { Database, Executor, Tables } from './db/schema.ts';
export { keepPassedOnRole } from './modules/accounts/passed-on-roles.ts';
export { endAccess } from './modules/accounts/password-changed.ts';
export { hashPassword, isPassword } from './modules/accounts/passwords.ts';
export { findPublishedAccess, publishedPassword } from './modules/accounts/published-accounts.ts';
export { writeRole } from './modules/accounts/write-role.ts';
export { noteWrite } from './modules/audit/note-write.ts';
