import { safeText } from '../cases/safe-text.ts';
import type { Entry } from './palette-entry.ts';

const most = 6;
const key = (staffId: number) => `havu.palette.${staffId}`;

/**
 * The last choices in this tab, the newest first. They are gone with the tab: names of customers stand in it, and
 * the computers of a shop have many users.
 */
export function recentEntries(staffId: number): Entry[] {
  try {
    const stored: unknown = JSON.parse(safeText.read(key(staffId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberEntry(staffId: number, entry: Entry): void {
  // A state or a sum in it would be old by then.
  const kept: Entry = { ...entry, group: 'recent', state: '' };
  const others = recentEntries(staffId).filter(({ path }) => path !== entry.path);
  safeText.write(key(staffId), JSON.stringify([kept, ...others].slice(0, most)));
}

const isEntry = (stored: unknown): stored is Entry =>
  typeof stored === 'object' &&
  stored !== null &&
  ['group', 'name', 'about', 'state', 'path', 'right'].every(
    (field) => typeof (stored as Record<string, unknown>)[field] === 'string',
  );
