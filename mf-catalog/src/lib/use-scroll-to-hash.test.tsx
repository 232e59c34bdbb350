// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { PageAt } from 'mf-shared/testing/page-at.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listService } from '../testing/list-service.ts';
import { useScrollToHash } from './use-scroll-to-hash.ts';

const scrolled: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function note(this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function Page() {
  useScrollToHash();
  return null;
}
function openAt(hash: string) {
  history.replaceState(null, '', `/ohjeet/${hash}`);
  render(
    <PageAt api={listService([]).api} packages={[]}>
      <Page />
    </PageAt>,
  );
}
function addElement(id: string) {
  const element = document.createElement('h2');
  element.id = id;
  document.body.append(element);
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('an anchor hash scrolls to the element (ROUTE-113)', () => {
  addElement('koko opas');
  openAt('#koko%20opas');
  expect(scrolled).toEqual(['koko opas']);
});

it('the scroll retries 50 ms apart until the element is there (ROUTE-114)', () => {
  openAt('#myohemmin');
  wait(49 * 50);
  addElement('myohemmin');
  expect(scrolled).toEqual([]);
  wait(50);
  expect(scrolled).toEqual(['myohemmin']);
  wait(5000);
  expect(scrolled).toEqual(['myohemmin']);
});

it('after 100 tries it gives up (ROUTE-114)', () => {
  openAt('#ei-koskaan');
  wait(99 * 50 + 49);
  addElement('ei-koskaan');
  wait(5000);
  expect(scrolled).toEqual([]);
});

it('an anchor in a folded tab opens the tab (CONTENT-32)', () => {
  const fold = document.createElement('details');
  document.body.append(fold);
  addElement('hoito');
  fold.append(document.getElementById('hoito') ?? '');
  openAt('#hoito');
  expect([fold.open, scrolled]).toEqual([true, ['hoito']]);
});
