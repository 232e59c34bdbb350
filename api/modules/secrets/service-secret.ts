import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { canBeGuessed } from 'mf-shared/rules/environment-settings';
import type { Database } from '../../db/schema.ts';

/** Makes keys that nobody can guess and that need not be stored: the same for the same purpose and subject. */
export interface ServiceSecret {
  /** 192 bits as 32 URL-safe characters. */
  keyFor(purpose: string, subject: string): string;
  matches(purpose: string, subject: string, given: string): boolean;
}

const settingKey = 'service_secret';

/** The configured secret, or one that the first process makes and all processes of this database share. */
export async function loadServiceSecret(db: Database, configured: string | null): Promise<ServiceSecret> {
  const secret = configured ?? (await storedSecret(db));
  const keyFor = (purpose: string, subject: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${subject}`).digest().subarray(0, 24).toString('base64url');
  return {
    keyFor,
    matches(purpose, subject, given) {
      const expected = Buffer.from(keyFor(purpose, subject));
      const offered = Buffer.from(given);
      return expected.length === offered.length && timingSafeEqual(expected, offered);
    },
  };
}

/**
 * Tells a short SERVICE_SECRET at each start and stops nothing: another secret would break the order links that were mailed,
 * second factors and the secrets of webhooks (records 6, 54 and 108), so that the merchant chooses when to change it.
 */
export function tellShortSecret(configured: string | null, log: { error(message: string): void }): void {
  if (configured !== null && canBeGuessed(configured))
    log.error(
      'SERVICE_SECRET has fewer than 32 characters and can be guessed, and with it the links to orders. docs/operating.md says what a longer one ends.',
    );
}

async function storedSecret(db: Database): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: settingKey, value: randomBytes(32).toString('base64url'), is_public: false })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('settings').select('value').where('key', '=', settingKey).executeTakeFirstOrThrow();
  return row.value;
}
