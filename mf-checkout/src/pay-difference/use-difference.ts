import type { Difference } from 'mf-shared/contract';
import { type Query, useQuery } from 'mf-shared/http';
import { decodeText } from 'mf-shared/rules/decode-text';
import { useEffect, useState } from 'react';
import { askAgainMs } from '../see-result/use-order.ts';

export interface LinkedDifference {
  number: string;
  /** Null for who is signed in as its buyer. */
  key: string | null;
}

/** The order in the page's address, behind the number sign, which is sent to no server; undefined until the browser has told. */
export function useLinkedDifference(): LinkedDifference | null | undefined {
  const [link, setLink] = useState<LinkedDifference | null>();
  useEffect(() => {
    const read = () => {
      const [number, key] = location.hash.slice(1).split('/').map(decodeText);
      setLink(number ? { number, key: key || null } : null);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return link;
}

export const differencePath = (number: string): string => `/api/orders/${encodeURIComponent(number)}/difference/`;

/** What is to be paid. While its provider has not told how a payment ended, it is asked again and again. */
export function useDifference(link: LinkedDifference | null): Query<Difference> {
  return useQuery<Difference>(link && differencePath(link.number), {
    query: { key: link?.key ?? undefined },
    refetchMs: ({ data }, times) => (data?.state === 'waiting' ? (askAgainMs[times] ?? null) : null),
  });
}
