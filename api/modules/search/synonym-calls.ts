import {
  apiError,
  type FoundBySearch,
  type Locale,
  newerSearchWords,
  newerSearchWordsQuery,
  searchWordsRequest,
  searchWordsState,
  searchWordsTrial,
  staffSearchWords,
  staffSearchWordsQuery,
  triedSearchWords,
} from 'mf-shared/contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { callerOf } from '../../http/access.ts';
import type { ServiceApp, ServiceContext } from '../../http/service-module.ts';
import { pageFacts, pageRange } from '../../http/staff-page.ts';
import type { SynonymGroups } from '../../read-model/general-settings.ts';
import { readMissedSearches } from '../demand/read-misses.ts';
import type { FindModels } from './find-models.ts';
import { readNewerWords } from './newer-synonyms.ts';
import { readStoredGroups, saveSynonyms } from './save-synonyms.ts';
import { folded, searchWords } from './search-words.ts';
import { changeGroup, tidyGroup, writtenGroup } from './tidy-synonyms.ts';

const path = '/api/staff/search-words/';
const config = { access: 'search.keep' } as const;
const daysOfMisses = 30;
const mostShown = 5;

/** The staff's room of words that mean the same (STAFF-51). */
export function addSynonymCalls(
  app: ServiceApp,
  { db, catalogue, findModels }: Pick<ServiceContext, 'db' | 'catalogue'> & { findModels: FindModels },
): void {
  /** What shoppers who type this are shown. */
  async function foundBy(language: Locale, q: string, synonyms: SynonymGroups): Promise<FoundBySearch> {
    const now = catalogue.catalogue;
    const { models, isApproximate } = await findModels(now, language, searchWords(q), synonyms);
    const ids = models.slice(0, mostShown).map(({ id }) => id);
    const texts = await now.textsOfSome(language, ids);
    const first = ids.map((id) => ({ id, name: texts.get(id)?.name ?? '' }));
    return { total: models.length, is_understood: !isApproximate, first };
  }

  app.get(
    path,
    { config, schema: { querystring: staffSearchWordsQuery, response: { 200: staffSearchWords, '4xx': apiError } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { language, q = '', page } = request.query;
      const groups = await readStoredGroups(db);
      const written = (groups[language] ?? []).map(writtenGroup).filter((group) => folded(group).includes(folded(q)));
      const { limit, offset } = pageRange(written.length, page);
      const missed = await readMissedSearches(db, { days: daysOfMisses, language });
      const misses = missed.map(async ({ words, searches }) => {
        const { total, is_understood } = await foundBy(language, words, groups);
        return { words, searches, found: is_understood ? total : 0 };
      });
      return {
        results: written
          .toReversed()
          .slice(offset, offset + limit)
          .map((words) => ({ words })),
        misses: await Promise.all(misses),
        ...pageFacts(written.length, page),
      };
    },
  );

  app.put(
    path,
    { config, schema: { body: searchWordsRequest, response: { 200: searchWordsState, '4xx': apiError } } },
    (request) => {
      const { language, words: next, was } = request.body;
      return inTransaction(db, (tx) => saveSynonyms(tx, { language, next, was, actorId: callerOf(request).id }));
    },
  );

  app.post(
    `${path}try/`,
    { config, schema: { body: searchWordsTrial, response: { 200: triedSearchWords, '4xx': apiError } } },
    async (request) => {
      const { language, q, words, was } = request.body;
      const stored = await readStoredGroups(db);
      const next = words === null ? null : tidyGroup(words);
      const changed = changeGroup(stored, { language, next, was });
      return { before: await foundBy(language, q, stored), after: await foundBy(language, q, changed) };
    },
  );
}

/** What became of a group over which a save was refused. */
export function addNewerWordsCall(app: ServiceApp, { db }: Pick<ServiceContext, 'db'>): void {
  app.get(
    `${path}newer/`,
    {
      config,
      schema: { querystring: newerSearchWordsQuery, response: { 200: newerSearchWords, '4xx': apiError } },
    },
    (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readNewerWords(db, request.query.language, request.query.was);
    },
  );
}
