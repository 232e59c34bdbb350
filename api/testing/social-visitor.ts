import { type Locale, loginResponse, type SocialOpened, socialOpened } from 'mf-shared/contract';
import type { TestService } from './test-service.ts';

export interface Choice {
  email?: string;
  firstName?: string;
  lastName?: string;
  sharesEmail?: boolean;
  isVerified?: boolean;
  decision?: 'allow' | 'deny';
}

let visitors = 0;

/** A browser that signs in at the sandbox's OpenID provider, with its cookies. */
export function socialVisitor(service: TestService, locale: Locale = 'en') {
  // An address of its own, so that visitors share no limits.
  const from = `10.7.${Math.floor(++visitors / 250)}.${visitors % 250}`;
  const cookies = new Map<string, string>();
  const keepCookies = (given: string | string[] | undefined) => {
    for (const line of [given ?? []].flat()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
  };
  const get = async (url: string) => {
    const headers = { cookie: [...cookies.values()].join('; ') };
    const answer = await service.call(url, { locale, headers, from });
    keepCookies(answer.headers['set-cookie']);
    return answer;
  };
  const post = async (url: string, body: unknown, authorization?: string) => {
    const headers = { cookie: [...cookies.values()].join('; ') };
    const own = authorization === undefined ? {} : { authorization };
    const answer = await service.call(url, { method: 'POST', body, locale, headers, from, ...own });
    keepCookies(answer.headers['set-cookie']);
    return answer;
  };
  /** Presses the shop's button. @returns the provider's address, or the shop's own where that went wrong */
  const begin = async (query = '?language=en') => {
    const answer = await get(`/api/accounts/social/tunnus/${query}`);
    return new URL(answer.headers.location ?? `http://none.invalid/${answer.statusCode}`);
  };
  return {
    cookies,
    get,
    post,
    begin,
    /** What the person chooses on the provider's page. @returns the shop's callback that it leads to */
    async choose(address: URL, choice: Choice = {}): Promise<URL> {
      const fields = new URLSearchParams(address.searchParams);
      fields.set('person_email', choice.email ?? 'maija@tunnus.example');
      fields.set('person_first_name', choice.firstName ?? 'Maija');
      fields.set('person_last_name', choice.lastName ?? 'Metsä');
      if (choice.sharesEmail ?? true) fields.set('shares_email', '1');
      if (choice.isVerified ?? true) fields.set('is_verified', '1');
      fields.set('decision', choice.decision ?? 'allow');
      const url = `${address.origin}/oidc/decide/`;
      const answer = await fetch(url, { method: 'POST', body: fields, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    /** Follows the provider's way back. @returns the shop's page with the ticket, or with what went wrong */
    async comeBack(callback: URL): Promise<URL> {
      const answer = await get(callback.pathname + callback.search);
      return new URL(answer.headers.location ?? `http://none.invalid/${answer.statusCode}`);
    },
    /** From the button to the ticket. */
    async ticket(choice: Choice = {}): Promise<string> {
      const page = await this.comeBack(await this.choose(await begin(), choice));
      return page.hash.slice(1);
    },
    open: async (ticket: string): Promise<SocialOpened> =>
      socialOpened.parse((await post('/api/accounts/social/open/', { ticket })).json()),
    finish: (ticket: string, more: object = {}) => post('/api/accounts/social/finish/', { ticket, ...more }),
    /** Ends a sign-in that needs nothing more. @returns the Authorization header's value */
    async signIn(ticket: string, more: object = {}): Promise<string> {
      const answer = await post('/api/accounts/social/finish/', { ticket, ...more });
      return `Bearer ${loginResponse.parse(answer.json()).access_token}`;
    },
  };
}
