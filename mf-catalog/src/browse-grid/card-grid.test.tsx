import { type MarkupKeeper, MarkupKeeperProvider, type Routing, RoutingProvider } from 'mf-shared/router';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardOf } from '../product-cards/list-card.ts';
import { listItem } from '../testing/list-item.ts';
import { CardGrid } from './card-grid.tsx';

const routing = { location: {}, navigation: { state: 'idle' }, revalidation: 'idle' } as Routing;
const router = { navigate: async () => undefined, revalidate: async () => undefined };
const around = (children: ReactNode) => (
  <PageAround packages={['mf-catalog']}>
    <RoutingProvider router={router} routing={routing}>
      {children}
    </RoutingProvider>
  </PageAround>
);
const colors = ['green', 'orange'].map((slug) => ({ slug, name: slug, control: '#2f5d50', image: `/media/${slug}` }));
const cards = [1, 2, 3, 4, 5, 6].map((id) => cardOf(listItem({ id, name: `Kuura ${id} & co`, colors })));

it.each(['default', 'extended'] as const)(
  'a card drawn alone is the same to the letter as in its "%s" grid',
  (size) => {
    if (!MarkupKeeperProvider) throw new Error('A server has it');
    const grid = <CardGrid cards={cards} size={size} showsStars isOutletPath={false} />;
    const kept: string[] = [];
    const keeper: MarkupKeeper = (part: ReactElement) => {
      const html = renderToString(around(part), { identifierPrefix: 'a place in the tree' });
      kept.push(html);
      return html;
    };
    const drawn = renderToString(around(grid));
    const written = renderToString(around(<MarkupKeeperProvider value={keeper}>{grid}</MarkupKeeperProvider>));
    expect(kept).toHaveLength(cards.length);
    expect(written).toBe(drawn);
    expect(drawn).not.toContain('a place in the tree');
  },
);
