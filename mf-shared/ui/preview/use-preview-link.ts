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
      const hash = wholeHash();
      const [token = '', ...tabs] = hash.slice(1).split('/').map(decodeText);
      // A place on the page, such as the way to the content, is no link.
      if (token !== '' && document.getElementById(token)) return;
      keepHash(hash);
      setLink({ token, tabs: tabs.filter(Boolean) });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

const keptIn = 'havu:preview';

/** The hash of the address; where the shop's own choice of language has lost it, the one that this tab had before. */
function wholeHash(): string {
  if (location.hash.length > 1) return location.hash;
  const before = kept();
  if (before !== '') history.replaceState(history.state, '', location.pathname + location.search + before);
  return before;
}

function kept(): string {
  try {
    return sessionStorage.getItem(keptIn) ?? '';
  } catch {
    return '';
  }
}

function keepHash(hash: string): void {
  try {
    sessionStorage.setItem(keptIn, hash);
  } catch {
    // Without storage the language is chosen in the note of the preview.
  }
}

/** The address of a preview; `path` is that of its page. */
export const previewHref = (path: string, { token }: PreviewLink, tabs: readonly string[] = []): string =>
  `${path}#${[token, ...tabs].map(encodeURIComponent).join('/')}`;
