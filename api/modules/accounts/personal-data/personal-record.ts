import type { Locale } from 'mf-shared/contract';
import type { Executor } from '../../../db/schema.ts';
import type { NameFile } from './exported-files.ts';

export interface Person {
  id: number;
  email: string;
  /** All addresses of the account in lower case, from `addressesOf`: records that have no account are found by them. */
  emails: readonly string[];
  language: Locale;
}

/**
 * One kind of what is held about a person: how it is handed out and how it is erased (SESSION-43, SESSION-63,
 * TARGET-58).
 */
export interface PersonalRecord {
  /** Its name in the export. */
  name: string;
  /** Tables that it stands for. */
  tables: readonly string[];
  read: (db: Executor, person: Person, nameFile: NameFile) => Promise<unknown>;
  erase: (db: Executor, person: Person) => Promise<void>;
}
