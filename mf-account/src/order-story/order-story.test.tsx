// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { StoryEntry, StoryKind } from 'mf-shared/contract';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderStory, type OrderStoryProps } from './order-story.tsx';
import { partsOfStory } from './parts-of-story.ts';

afterEach(cleanup);

let minute = 0;
const entry = (kind: StoryKind, own: Partial<StoryEntry> = {}): StoryEntry => ({
  ...{ at: new Date(Date.UTC(2026, 10, 20, 8, minute++)).toISOString(), kind, amount: null, detail: '' },
  ...{ reference: '', lines: [], words: '', link: null, receipt: '' },
  ...own,
});

function show(story: readonly StoryEntry[], more: Omit<OrderStoryProps<StoryEntry>, 'order'> = {}) {
  render(
    <PageAround packages={['mf-account']}>
      <OrderStory order={{ number: '100 1', currency: 'eur', story }} {...more} />
    </PageAround>,
  );
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

describe('the story of an order', () => {
  it('keeps the order’s own course apart from what happened afterwards (LOOK-48)', () => {
    const story = [entry('ordered'), entry('refund'), entry('delivered'), entry('complaint')];
    const { course, afterwards } = partsOfStory(story);
    expect(course.map(({ kind }) => kind)).toEqual(['ordered', 'delivered']);
    expect(afterwards.map(({ kind }) => kind)).toEqual(['refund', 'complaint']);
  });

  it('has headings only where something happened afterwards', () => {
    show([entry('ordered'), entry('sent')]);
    expect(screen.queryAllByRole('heading')).toEqual([]);
    cleanup();
    show([entry('ordered'), entry('return', { reference: 'R-1' })]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['The order', 'Afterwards']);
  });

  it('tells sums with their means: with what was paid, and where money goes to', () => {
    show([
      entry('paid', { amount: 208.9, detail: 'Klarna' }),
      entry('refund', { amount: 50, detail: 'Klarna' }),
      entry('return', { reference: 'R-1', amount: 189 }),
    ]);
    const [paid, refund, back] = steps();
    expect(paid).toMatch(/^Paid.*208\.90\s€/s);
    expect(paid).toContain('with Klarna');
    expect(refund).toContain('to Klarna');
    expect(back).toMatch(/^Return R-1.*comes back/s);
  });

  it('names the goods, what they are exchanged for, and what the shop said', () => {
    const line = { productId: 5, name: 'Kuura jacket', amount: 2 };
    show([
      entry('return', {
        reference: 'R-1',
        lines: [{ ...line, exchange: { name: 'Kuura jacket, L' } } as StoryEntry['lines'][number]],
        words: 'Thank you.',
      }),
    ]);
    expect(steps()[0]).toContain('2 × Kuura jacket → Kuura jacket, L');
    expect(screen.getByText('Thank you.').tagName).toBe('Q');
  });

  it('calls what is only exchanged an exchange, and promises no money for it', () => {
    const line = { productId: 5, name: 'Kuura jacket', amount: 1 };
    const exchange = { name: 'Kuura jacket, L' } as NonNullable<StoryEntry['lines'][number]['exchange']>;
    show([
      entry('withdrawal', { reference: 'R-1', amount: 0, lines: [{ ...line, exchange }] }),
      entry('return', {
        reference: 'R-2',
        amount: 20,
        lines: [
          { ...line, exchange },
          { ...line, productId: 6 },
        ],
      }),
    ]);
    const [exchanged, both] = steps();
    expect(exchanged).toMatch(/^Exchange R-1/);
    expect(exchanged).not.toContain('€');
    expect(both).toMatch(/^Return R-2.*20.*€/s);
  });

  it('leads a buyer to the pages that tell more, a guest with the order’s key', () => {
    const story = [
      entry('return', { reference: 'R-1', link: { page: 'return', code: 'code-1' } }),
      entry('complaint', { reference: 'C-1', link: { page: 'complaint', code: 'code-2' } }),
      entry('refund', { receipt: '77', link: { page: 'receipts', code: '' } }),
      entry('accepted', { reference: 'R-1' }),
    ];
    show(story, { orderKey: 'k/1' });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/returns/status/#code-1',
      '/en/reclamation/status/#code-2',
      '/en/receipt/#100%201/k%2F1',
    ]);
    expect(links.at(-1)?.textContent).toBe('Receipt 77');
    cleanup();
    show([entry('credited', { receipt: 'C-7', link: { page: 'receipts', code: '' } })]);
    expect(screen.getByRole('link').textContent).toBe('Credit note C-7');
    cleanup();
    show(story);
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/en/receipt/#100%201');
  });

  it('leads the staff where they work, and shows them what stands beside', () => {
    show([entry('refund', { link: { page: 'receipts', code: '' } }), entry('complaint', { reference: 'C-1' })], {
      linkOf: ({ kind }) => (kind === 'complaint' ? '/en/staff/complaints/C-1/' : null),
      besideOf: ({ kind }) => (kind === 'refund' ? <em>by Saara</em> : null),
    });
    const [refund, complaint] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(refund).queryByRole('link')).toBeNull();
    expect(within(refund).getByText('by Saara')).toBeTruthy();
    expect(within(complaint).getByRole('link').getAttribute('href')).toBe('/en/staff/complaints/C-1/');
  });
});
