import type { AsyncStatus } from 'mf-shared/http';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';
import { useOnce } from './use-once.ts';

/**
 * Uses a mailed link up as soon as the page stands in a browser, once; `retry` after a failure of the service. A link that
 * expired is `missing`.
 * @param use takes the token that stands behind the number sign of the address
 * @param known the token of a link that carries it elsewhere: newsletters' links do
 */
export function useMailedLink(
  use: (token: string) => Promise<void>,
  known?: string,
): { state: AsyncStatus; retry: () => void } {
  const opened = useLinkToken();
  const { token, visit } = known === undefined ? opened : { token: known, visit: 0 };
  const { status, retry } = useOnce(token ? String(visit) : null, async () => {
    await use(token ?? '');
    forgetLinkToken();
  });
  return { state: token === '' ? 'missing' : status, retry };
}
