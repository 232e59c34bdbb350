import type { ProductListItem } from 'mf-shared/contract';
import { type Query, useQuery } from 'mf-shared/http';
import { useState } from 'react';

/** The cards of the given models; models that come in are fetched, models that leave stay until the page does. */
export function useProductCards(modelIds: readonly number[]): Query<readonly ProductListItem[]> {
  const [asked, setAsked] = useState('');
  const cards = useQuery<readonly ProductListItem[]>(asked === '' ? null : '/api/products/cards/', {
    query: { ids: asked },
    keepsPrevious: true,
    read: (found, before) => [...(before ?? []), ...found.filter((card) => !before?.some(({ id }) => id === card.id))],
  });
  const missing = modelIds.filter((id) => !cards.data?.some((product) => product.id === id)).join(',');
  // The last question stays while nothing is missing, and with it its answer.
  if (missing !== '' && missing !== asked) setAsked(missing);
  return cards;
}
