import {
  apiError,
  type Locale,
  type StaffFindResponse,
  type StaffFound,
  type StaffRight,
  staffFindQuery,
  staffFindResponse,
} from 'mf-shared/contract';
import type { Executor } from '../../db/schema.ts';
import { callerOf, ownStoreOf } from '../../http/access.ts';
import type { ServiceModule } from '../../http/service-module.ts';
import type { TextsOfModels } from '../../read-model/model-texts.ts';
import type { SignedInCustomer } from '../accounts/authenticate.ts';
import { findComplaints, findReturns, findStoreReturns } from './find-cases.ts';
import { findCustomers, findOrders } from './find-people.ts';
import { correctWords, findProducts } from './find-products.ts';
import { findWritten } from './find-written.ts';
import { typedWords } from './typed-words.ts';

/** Results of each kind; the list of that kind finds more. */
const most = 6;
/** Results of each kind of what staff write, of which there are many. */
const mostOfKind = 3;

interface Question {
  db: Executor;
  catalogue: TextsOfModels;
  q: string;
  locale: Locale;
  caller: SignedInCustomer;
}

/** One question over all that the staff work with, for the command palette (STAFF-38). */
export const staffFindRoutes: ServiceModule = (app, { db, catalogue }) => {
  app.get(
    '/api/staff/find/',
    {
      config: { access: 'staff.enter' },
      schema: { querystring: staffFindQuery, response: { 200: staffFindResponse, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { query, locale } = request;
      return find({ db, catalogue: catalogue.catalogue, q: query.q, locale, caller: callerOf(request) });
    },
  );
};

async function find({ db, catalogue, q, locale, caller }: Question): Promise<StaffFindResponse> {
  const words = typedWords(q);
  if (words.length === 0) return { results: [], is_approximate: false };
  const finders: readonly [StaffRight, () => Promise<StaffFound[]>][] = [
    ['products.read', () => findProducts(db, words.join(' '), locale, most)],
    ['orders.read', () => findOrders(db, { words, most, storeId: ownStoreOf(caller) })],
    ['returns.read', () => findReturns(db, words, most)],
    ['returns.read', () => findStoreReturns(db, words, most)],
    ['complaints.work', () => findComplaints(db, words, most)],
    ['customers.read', () => findCustomers(db, words, most)],
    [
      'staff.enter',
      () => findWritten(db, { words, locale, most: mostOfKind, storeId: ownStoreOf(caller) }, caller.rights),
    ],
  ];
  const found = await Promise.all(finders.map(([right, run]) => (caller.rights.has(right) ? run() : [])));
  const results = found.flat();
  if (results.length > 0 || !caller.rights.has('products.read')) return { results, is_approximate: false };
  const meant = await correctWords(catalogue, locale, q);
  return { results: meant ? await findProducts(db, meant, locale, most) : [], is_approximate: meant !== null };
}
