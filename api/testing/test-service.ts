import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Locale } from 'mf-shared/contract';
import type { HealthAnswer } from 'mf-shared/rules/answer-tags';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Database } from '../db/schema.ts';
import type { ServiceApp } from '../http/service-module.ts';
import { openSession } from '../modules/accounts/sessions.ts';
import { serviceSettings } from '../service-settings.ts';
import { fillSmallShop } from './small-shop.ts';
import { testDatabase } from './test-database.ts';
import { until } from './until.ts';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  locale?: Locale;
  /** Value of the Authorization header. */
  authorization?: string;
  headers?: Record<string, string>;
  /** The caller's address; calls without one share one, and its limits. */
  from?: string;
}

export interface TestService {
  app: ServiceApp;
  open: OpenDatabase;
  call: (url: string, options?: Call) => Promise<LightMyRequestResponse>;
  /** Makes an active account and signs it in. @returns its id and the Authorization header's value. */
  signedIn: (account?: {
    email?: string;
    is_staff?: boolean;
    is_admin?: boolean;
    is_org_user?: boolean;
    is_club_member?: boolean;
    staff_role?: 'store' | 'content' | 'service' | 'commerce';
    staff_store_id?: number;
  }) => Promise<{
    id: number;
    authorization: string;
  }>;
  /** After a test wrote into tables of the catalogue: returns once the service sells by what they hold now. */
  followCatalogue: () => Promise<void>;
  close: () => Promise<void>;
}

let accounts = 0;

/** The whole service on a database of its own that holds the small shop, or what `fillFirst` puts there. */
export async function testService(
  environment: NodeJS.ProcessEnv = {},
  fillMore: (db: Database) => Promise<void> = async () => {},
  fillFirst: (db: Database) => Promise<void> = fillSmallShop,
): Promise<TestService> {
  const open = await testDatabase();
  await fillFirst(open.db);
  await fillMore(open.db);
  const app = await buildApp(
    open,
    serviceSettings({
      LOG_LEVEL: 'silent',
      DATA_DIR: '/tmp/havu-test',
      SEARCH_AHEAD: '0',
      STAFF_SECOND_FACTOR: '0',
      ...environment,
    }),
  );
  return {
    app,
    open,
    call(url, { method = 'GET', body, locale = 'fi', authorization, headers = {}, from } = {}) {
      return app.inject({
        method,
        url,
        headers: { 'accept-language': locale, ...(authorization ? { authorization } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(from === undefined ? {} : { remoteAddress: from }),
      });
    },
    async signedIn({ email = `customer${++accounts}@havu.example`, ...own } = {}) {
      const { id } = await open.db
        .insertInto('customers')
        .values({ email, first_name: 'Aino', last_name: 'Havu', is_active: true, ...own })
        .returning('id')
        .executeTakeFirstOrThrow();
      const session = await openSession(open.db, id);
      return { id, authorization: `${session.token_type} ${session.access_token}` };
    },
    async followCatalogue() {
      const { rows } = await sql<{ version: number }>`SELECT bump_catalogue_version() AS version`.execute(open.db);
      const written = Number(rows[0]?.version);
      await until(async () => {
        const { catalogueVersion = 0 } = (await app.inject('/healthz?since=')).json<HealthAnswer>();
        return catalogueVersion >= written;
      });
    },
    async close() {
      await app.close();
      await open.close();
    },
  };
}
