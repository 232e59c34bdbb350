import { act, cleanup } from '@testing-library/react';
import { ApiFailure } from 'mf-shared/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KlarnaConfirmPage } from '../pages/klarna-confirm-page.tsx';
import { renderInShop, TestService } from '../testing/shop.tsx';
import { providerFrame } from './use-klarna-confirm.ts';

// @vitest-environment happy-dom

const path = '/api/payments/klarna/confirm/';
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
let service: TestService;

beforeEach(() => {
  vi.useFakeTimers();
  service = new TestService();
  history.replaceState(null, '', '/checkout/klarna/confirm/?klarna_order_id=k1');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** How many times the service was asked by the end of each span. */
async function askedAfter(spans: readonly number[]): Promise<number[]> {
  const counts: number[] = [];
  for (const span of spans) {
    await seconds(span);
    counts.push(service.callsTo(path));
  }
  return counts;
}

describe('the confirm page', () => {
  it.each([
    ['open', () => ({ result: 'pending', order_number: 'S1', kco_iframe: null })],
    [
      'not told',
      () => {
        throw new ApiFailure(503, 'unavailable', '');
      },
    ],
  ])(
    'asks at once, then after 2, 3, 5, 10, 20, 40 and 40 s while the payment is %s, and never more',
    async (_how, answer) => {
      service.answers.set(path, answer);
      await act(async () => void renderInShop(service, <KlarnaConfirmPage />));
      expect(await askedAfter([0, 1.9, 0.1, 2.9, 0.1, 4.9, 0.1, 10, 20, 40, 40, 600])).toEqual([
        1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 8,
      ]);
    },
  );

  it('asks once about a payment that nobody knows', async () => {
    service.answers.set(path, () => {
      throw new ApiFailure(404, 'not_found', '');
    });
    await act(async () => void renderInShop(service, <KlarnaConfirmPage />));
    expect(await askedAfter([0, 60])).toEqual([1, 1]);
  });
});

describe('the frame in a provider’s snippet', () => {
  it('is taken out of its markup', () => {
    const snippet =
      '<div id="klarna"><iframe id="k" title="Klarna" src="https://k.example/a?b=1&amp;c=2"></iframe></div>';
    expect(providerFrame(snippet)).toBe('https://k.example/a?b=1&c=2');
  });

  it('is nothing where there is none, or where it would run code', () => {
    expect(providerFrame(null)).toBeNull();
    expect(providerFrame('<script>alert(1)</script>')).toBeNull();
    expect(providerFrame('<iframe src="javascript:alert(1)"></iframe>')).toBeNull();
    expect(providerFrame('<iframe src="http://k.example/"></iframe>')).toBeNull();
    expect(providerFrame('<iframe src="/relative/"></iframe>')).toBeNull();
  });
});
