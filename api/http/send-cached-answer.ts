import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueSnapshot, CatalogueStore } from '../read-model/catalogue-store.ts';
import { sendAnswer } from './send-answer.ts';

interface Question {
  /** Names the answer among all answers; may hold known values only (ids, languages), never what a caller typed. */
  key: string;
  /** What makes the answer stale within a version: `model:1`, `group:2`, `manufacturer:3`, `lists`. */
  tags?: readonly string[];
  maxAge: number;
  make: (snapshot: CatalogueSnapshot, tag: (name: string) => void) => unknown;
}

/** Answers with JSON that is made once per version of the catalogue. */
export async function sendCachedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  store: CatalogueStore,
  { key, tags = [], maxAge, make }: Question,
): Promise<never> {
  const { snapshot } = store;
  const answer = await snapshot.answers.get(key, tags, async (tag) => JSON.stringify(await make(snapshot, tag)));
  return sendAnswer(request, reply, answer, maxAge);
}
