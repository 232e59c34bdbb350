import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect, useState } from 'react';

export interface PreviewLink {
  token: string;
  /** Parts of the address of the open tab, from the outermost in. */
  tabs: readonly string[];
}

/** `#token` or `#token/tab/tab`, which stands behind the number sign and is sent to no server; null before a browser read it. */
export function usePreviewLink(): PreviewLink | null {
  const [link, setLink] = useState<PreviewLink | null>(null);
  useEffect(() => {
    const read = () => {
      const [token = '', ...tabs] = location.hash.slice(1).split('/').map(decodeText);
      // A place on the page, such as the way to the content, is no link.
      if (token === '' || !document.getElementById(token)) setLink({ token, tabs: tabs.filter(Boolean) });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

/** The address of a preview; `path` is that of its page. */
export const previewHref = (path: string, { token }: PreviewLink, tabs: readonly string[] = []): string =>
  `${path}#${[token, ...tabs].map(encodeURIComponent).join('/')}`;
