import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiClient, CallOptions } from './api-client.ts';
import { toFailure } from './api-failure.ts';
import { type AsyncState, idleState, loadingState } from './async-state.ts';
import { useApi } from './use-api.tsx';

export interface QueryOptions<Answer, Data> {
  query?: CallOptions['query'];
  /** A secret that no address may hold. Another one asks again only with another `identity`. */
  headers?: CallOptions['headers'];
  /** Asks by POST: a question with a list in it, or with something that no address may hold. It must change nothing. */
  body?: unknown;
  /** Asks again when it changes, though path and query stay, such as another customer's id. */
  identity?: unknown;
  /** Keeps the data of the question before until the next answer comes. */
  keepsPrevious?: boolean;
  /**
   * Makes data of an answer and of the data before it, which is null unless it was kept.
   * What it throws makes the request fail.
   */
  read?: (answer: Answer, previous: Data | null) => Data;
  /** Milliseconds from a question to its request, for questions that change with every letter. */
  delayMs?: number;
  /** After how many milliseconds to ask again in the background, the `times`th time (from 0); null to stop. */
  refetchMs?: (state: AsyncState<Data>, times: number) => number | null;
  onFailure?: (error: unknown) => void;
}

export type Query<Data> = AsyncState<Data> & {
  /** Asks again; the data that is known stays meanwhile. */
  retry: () => void;
  /** Changes the data without asking, as after a save. Null from `update` changes nothing. */
  setData: (update: (known: Data | null) => Data | null) => void;
};

interface Known<Data> {
  question: string | null;
  round: number;
  state: AsyncState<Data>;
}

const missingStatuses = [403, 404, 410];

/**
 * Asks the service something from a component, once it is mounted, and again when the question changes; a request that nobody
 * waits for any more is aborted. On the server the state is `loading`, or `idle` without a path.
 * @param path null to ask nothing
 */
export function useQuery<Data, Answer = Data>(
  path: string | null,
  options: QueryOptions<Answer, Data> = {},
): Query<Data> {
  const api = useApi();
  const { query = {}, headers = {}, body, identity = null, keepsPrevious = false, delayMs = 0 } = options;
  const question = path === null ? null : JSON.stringify([path, query, identity, body]);
  const [known, setKnown] = useState<Known<Data>>(() => ({ question, round: 0, state: initial(question) }));
  const [round, setRound] = useState(0);
  const state = stateOf(known, question, round, keepsPrevious);

  const ask = useEffectEvent(async (client: ApiClient, signal: AbortSignal): Promise<AsyncState<Data>> => {
    try {
      const call = { query, headers, signal };
      const answer = await (body === undefined
        ? client.get<Answer>(path ?? '', call)
        : client.post<Answer>(path ?? '', body, call));
      return { status: 'done', data: read(answer), failure: null };
    } catch (error) {
      if (!signal.aborted) options.onFailure?.(error);
      const failure = toFailure(error);
      if (missingStatuses.includes(failure.status)) return { status: 'missing', data: null, failure };
      return { status: 'failed', data: previous(), failure };
    }
  });
  const previous = useEffectEvent(() => state.data);
  const read = useEffectEvent((answer: Answer) =>
    options.read ? options.read(answer, previous()) : (answer as unknown as Data),
  );
  const waitMs = useEffectEvent((next: AsyncState<Data>, times: number) => options.refetchMs?.(next, times) ?? null);

  useEffect(() => {
    if (question === null) return;
    const request = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (times: number) => {
      const next = await ask(api, request.signal);
      if (request.signal.aborted) return;
      setKnown({ question, round, state: next });
      const ms = waitMs(next, times);
      if (ms !== null) timer = setTimeout(() => void run(times + 1), ms);
    };
    if (delayMs > 0) timer = setTimeout(() => void run(0), delayMs);
    else void run(0);
    return () => {
      request.abort();
      clearTimeout(timer);
    };
  }, [api, question, round, delayMs]);

  const setData = useCallback<Query<Data>['setData']>(
    (update) =>
      setKnown((before) => {
        const data = before.question === question ? update(before.state.data) : null;
        return data === null ? before : { ...before, state: { status: 'done', data, failure: null } };
      }),
    [question],
  );
  return { ...state, retry: useCallback(() => setRound((count) => count + 1), []), setData };
}

function initial<Data>(question: string | null): AsyncState<Data> {
  return question === null ? idleState : loadingState<Data>(null);
}

/** The state of the present question; data of another question counts at most as previous data. */
function stateOf<Data>(
  known: Known<Data>,
  question: string | null,
  round: number,
  keepsPrevious: boolean,
): AsyncState<Data> {
  if (question === null) return idleState;
  if (known.question !== question) return loadingState(keepsPrevious ? known.state.data : null);
  return known.round === round ? known.state : loadingState(known.state.data);
}
