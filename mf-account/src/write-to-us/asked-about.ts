import type { ContactTopic } from 'mf-shared/contract';

/** `site` is a fault of the shop itself, which goes elsewhere than a message (CONTENT-26). */
export type AskTopic = ContactTopic | 'site';
export const askTopics: readonly AskTopic[] = ['order', 'product', 'return', 'repair', 'site', 'other'];
export const longestPage = 300;

/** What a link to the form says of the message. */
export interface AskedAbout {
  topic: AskTopic;
  /** Path of the page with the fault; empty where none is named. */
  page: string;
}

/** From an address, which anybody may have written: a topic that exists, a path of the shop. */
export function readAsked(query: URLSearchParams): AskedAbout {
  const topic = askTopics.find((each) => each === query.get('topic')) ?? 'order';
  const page = query.get('page') ?? '';
  return { topic, page: /^\/(?!\/)[^\s<>]*$/.test(page) ? page.slice(0, longestPage) : '' };
}
