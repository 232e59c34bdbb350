import { boundedCounter, boundedHistogram, readCounter } from 'mf-shared/metrics/bounded-metrics';
import { Registry } from 'prom-client';
import { workQueues } from './work-queues.ts';

/**
 * What this process has done since its start. Several processes of one shop count what each of them did: their sum is the
 * shop's.
 */
export const serviceCounts = new Registry();

const orderEvents = ['placed', 'sold', 'paid', 'released', 'cancelled', 'refunded', 'returned'] as const;
export type CountedOrderEvent = (typeof orderEvents)[number];

/** Counts what happened to orders, once it is committed. */
export const countOrder = boundedCounter(serviceCounts, {
  name: 'havu_service_order_events_total',
  help: 'What happened to orders, each counted by the process that committed it.',
  labels: { event: new Set<string>(orderEvents) },
});

const providers = new Set(['klarna', 'paypal', 'invoice', 'giftcard', 'exchange']);
const paymentStates = new Set(['created', 'authorised', 'captured', 'refunded', 'failed', 'cancelled', 'expired']);

/** Counts the states that payments came to, once that is committed. */
export const countPayment = boundedCounter(serviceCounts, {
  name: 'havu_service_payments_total',
  help: 'Payments by provider and the state that they came to.',
  labels: { provider: providers, state: paymentStates },
});

const outsideNames: Readonly<Record<string, string>> = {
  ...{ Klarna: 'klarna', PayPal: 'paypal', 'The carrier': 'carrier' },
  'The translator': 'translator',
};

const observeOutside = boundedHistogram(serviceCounts, {
  name: 'havu_service_provider_call_seconds',
  help: 'Calls of payment providers, of the carrier and of the translator, each with its repetitions.',
  labels: { provider: new Set(Object.values(outsideNames)), outcome: new Set(['answered', 'unavailable']) },
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

/** @param provider as messages name it: `Klarna` */
export const noteProviderCall = (provider: string, outcome: 'answered' | 'unavailable', beganAt: number): void =>
  observeOutside({ provider: outsideNames[provider] ?? provider, outcome }, (performance.now() - beganAt) / 1000);

/** Counts orders that met goods, codes or cards that somebody else took, or a catalogue that moved on. */
export const countStaleCart = boundedCounter(serviceCounts, {
  name: 'havu_service_stock_conflicts_total',
  help: 'Orders that met what others took first: priced again, told to their buyer as changed, or refused after several tries.',
  labels: { outcome: new Set(['priced_again', 'changed', 'refused']) },
});

/** Counts tries of the work that is done behind the answers. */
export const countWork = boundedCounter(serviceCounts, {
  name: 'havu_service_queue_work_total',
  help: 'Tries of queued work by what came of them: done, to be looked at again later, or failed and tried again.',
  labels: { queue: new Set<string>(workQueues), outcome: new Set(['done', 'later', 'failed']) },
});

/** Counts the characters that were sent to be translated, each once for each language. */
export const countTranslated = boundedCounter(serviceCounts, {
  name: 'havu_service_translated_characters_total',
  help: 'Characters of texts that staff had translated by machine, by what came of them.',
  labels: { outcome: new Set(['done', 'failed']) },
});

/** Counts pictures that were made. */
export const countPicture = boundedCounter(serviceCounts, {
  name: 'havu_service_pictures_total',
  help: 'Renderings of pictures that were made or could not be.',
  labels: { outcome: new Set(['made', 'failed', 'refused']) },
});

/** A hot path adds one to a number, and nothing else. */
export const answerTally = { hit: 0, miss: 0 };

readCounter(
  serviceCounts,
  {
    name: 'havu_service_answer_cache_total',
    help: 'Answers of the catalogue that were ready, and those that had to be made.',
    labels: { result: new Set(['hit', 'miss']) },
  },
  () => [
    [{ result: 'hit' }, answerTally.hit],
    [{ result: 'miss' }, answerTally.miss],
  ],
);
