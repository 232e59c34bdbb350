import { sql } from 'kysely';
import { localeCodes, type SettingControl, type StaffSetting, type StaffSettings } from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Executor } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import { settingOf, settingRules } from '../../read-model/general-settings.ts';
import { readRows } from '../../read-model/read-rows.ts';
import { noteWrite } from '../audit/note-write.ts';
import { lockSetting } from './lock-setting.ts';

/** Every setting that the shop has, written or not, and those that a merchant brought besides. */
export async function readSettings(db: Database): Promise<StaffSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('is_public', '=', true).execute();
  const written = new Map(rows.map(({ key, value }) => [key, value]));
  const changes = await lastChanges(db);
  const declared = [...settingRules.values()].flatMap(({ key, isPerLanguage }) =>
    isPerLanguage ? [key, ...localeCodes.map((code) => `${key}_${code}`)] : [key],
  );
  const keys = new Set([...declared, ...[...written.keys()].sort()]);
  return { results: [...keys].map((key) => settingAnswer(key, written.get(key) ?? '', changes.get(key) ?? null)) };
}

function settingAnswer(key: string, value: string, changed: StaffSetting['changed']): StaffSetting {
  const known = settingOf(key);
  const control: SettingControl = known?.rule.control ?? { type: 'text' };
  return {
    ...{ key, base: known?.rule.key ?? key, locale: known?.locale ?? null, control },
    value: control.type === 'list' ? listText(value) : value,
    otherwise: known && !known.locale ? defaultText(known.rule.otherwise) : '',
    changed,
  };
}

/** A default as staff would write it. */
const defaultText = (otherwise: unknown): string =>
  Array.isArray(otherwise)
    ? otherwise.join(', ')
    : ['string', 'number', 'boolean'].includes(typeof otherwise)
      ? String(otherwise)
      : '';

/** A list as staff write it; older ones are JSON. */
function listText(value: string): string {
  if (!value.trim().startsWith('[')) return value;
  try {
    const entries = JSON.parse(value) as (string | { modelId: number })[];
    return entries.map((entry) => (typeof entry === 'string' ? entry : entry.modelId)).join(', ');
  } catch {
    return value;
  }
}

async function lastChanges(db: Database): Promise<ReadonlyMap<string, NonNullable<StaffSetting['changed']>>> {
  const rows = await readRows<{ key: string; at: Date; by: string }>(
    db,
    sql`SELECT DISTINCT ON (l.entity_id) l.entity_id AS key, l.at,
        coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), c.email, '') AS by
      FROM audit_log l LEFT JOIN customers c ON c.id = l.actor_id
      WHERE l.entity = 'setting' ORDER BY l.entity_id, l.id DESC`,
  );
  return new Map(rows.map(({ key, at, by }) => [key, { at: new Date(at).toISOString(), by }]));
}

interface SettingChange {
  key: string;
  value: string;
  /** The value that was read; nothing newer is overwritten. */
  was?: string | undefined;
  actorId: number;
}

/**
 * Changes a setting that the shop has and that is no secret.
 * @throws Refusal 404 for another, 400 for a value that could not be read, 409 where somebody changed it meanwhile
 */
export const writeSetting = (db: Database, change: SettingChange): Promise<void> =>
  inTransaction(db, (tx) => saveSetting(tx, change));

/** Does what {@link writeSetting} does, within the caller's transaction. */
export async function saveSetting(tx: Executor, { key, value, was, actorId }: SettingChange): Promise<void> {
  const known = settingOf(key);
  if (known && value.trim() !== '') checkSetting(known.rule, value.trim());
  const { value: now, is_public, wasWritten } = await lockSetting(tx, key);
  if (!is_public || !(known || wasWritten)) throw new Refusal(404, 'not_found');
  const shown = known?.rule.control.type === 'list' ? listText(now) : now;
  if (was !== undefined && was !== now && was !== shown) throw new Refusal(409, 'changed_meanwhile');
  if (now === value) return;
  await tx.updateTable('settings').set({ value }).where('key', '=', key).execute();
  await noteWrite(tx, actorId, {
    ...{ action: 'setting', entity: 'setting', entityId: key },
    ...{ before: wasWritten ? { value: now } : null, after: { value } },
  });
  await sql`SELECT bump_catalogue_version()`.execute(tx);
}

type SettingRule = NonNullable<ReturnType<typeof settingOf>>['rule'];

function checkSetting({ read, check = read, control }: SettingRule, value: string) {
  try {
    check(value);
  } catch {
    throw new Refusal(400, 'invalid_request', { fields: { value: `staff_content.wrong_${control.type}` } });
  }
}
