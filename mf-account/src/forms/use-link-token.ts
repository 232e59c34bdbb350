import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect, useState } from 'react';

export interface LinkToken {
  /** What stands behind the number sign of the address; '' without one, null before it was read in the browser. */
  token: string | null;
  /** Counts the links that were opened on this page: another one in the same tab loads no new document. */
  visit: number;
}

/** The secret of a mailed link. It stands behind the number sign: that part is sent to no server. */
export function useLinkToken(): LinkToken {
  const [link, setLink] = useState<LinkToken>({ token: null, visit: 0 });
  useEffect(() => {
    const read = () => setLink(({ visit }) => ({ token: decodeText(location.hash.slice(1)), visit: visit + 1 }));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

/** Takes a used token out of the address and the tab's history. */
export function forgetLinkToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
