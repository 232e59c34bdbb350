import type { NewsletterList, NewsletterStanding } from 'mf-shared/contract';
import { newsletterLists, newsletterStandings } from 'mf-shared/contract/staff-choices';
import { locales } from 'mf-shared/rules/locales';

export interface AskedNewsletters {
  q: string;
  list: NewsletterList | '';
  status: NewsletterStanding | '';
  language: (typeof locales)[number] | '';
  /** The cursor of the page. */
  before: string;
}

const longestQuestion = 100;

/** What the address asks for; what is wrong in it is nothing. */
export function askedNewsletters(params: URLSearchParams): AskedNewsletters {
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string): Choice | '' =>
    choices.find((each) => each === params.get(name)) ?? '';
  const before = params.get('before') ?? '';
  return {
    q: (params.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longestQuestion),
    list: oneOf(newsletterLists, 'list'),
    status: oneOf(newsletterStandings, 'status'),
    language: oneOf(locales, 'language'),
    before: /^\d{1,16}\.\d{1,9}$/.test(before) ? before : '',
  };
}

/** The parts of a question that are not empty: the others stand in no call and in no address. */
export const wantedOf = (asked: Partial<AskedNewsletters>): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
