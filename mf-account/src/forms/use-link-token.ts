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
    const read = (token: string) => setLink(({ visit }) => ({ token, visit: visit + 1 }));
    // The way to the content, or to a field, changes the address too, and so does a token that is taken out of it.
    const handleChange = () => {
      const token = tokenOfAddress();
      if (token !== '') read(token);
    };
    read(tokenOfAddress());
    addEventListener('hashchange', handleChange);
    return () => removeEventListener('hashchange', handleChange);
  }, []);
  return link;
}

/** '' where nothing stands behind the number sign, or the name of a place on this page. */
function tokenOfAddress(): string {
  const token = decodeText(location.hash.slice(1));
  return document.getElementById(token) ? '' : token;
}

/** Takes a used token out of the address and the tab's history. */
export function forgetLinkToken(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
