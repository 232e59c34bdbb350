import { useLocation } from 'mf-shared/router';
import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect } from 'react';

/** The question that the address names is open: browsers open it themselves only where they load a document. */
export function useOpenAnswer(): void {
  const { hash, key } = useLocation();
  // `key`: the same hash clicked again opens again.
  useEffect(() => {
    const answer = hash.length < 2 ? null : document.getElementById(decodeText(hash.slice(1)));
    const question = answer?.closest('details');
    if (question) question.open = true;
  }, [hash, key]);
}
