// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { $selectedSizes } from 'mf-shared/stores';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildModel } from '../../testing/build-model.ts';
import { useSelection } from './use-selection.ts';

const model = buildModel([
  { id: 1, color: 'Spruce', size: 'S' },
  { id: 2, color: 'Spruce', size: 'M' },
  { id: 3, color: 'Night', size: 'M' },
]);
const open = (search: string) =>
  renderHook((at: { search: string; key: string }) => useSelection(model, at), {
    initialProps: { search, key: 'default' },
  });

beforeEach(() => {
  $selectedSizes.set([]);
  history.replaceState(null, '', '/kaamos/takit/kuura/?select-color=night');
});
afterEach(cleanup);

it('writes the choice into the address without a history entry, in place of select-color', async () => {
  const { result } = open('?select-color=spruce');
  const entries = history.length;
  act(() => result.current.choose('size', 'M'));
  expect(result.current.selection).toEqual({ color: 'spruce', size: 'M', type: null });
  await waitFor(() => expect(location.search).toBe('?color=spruce&size=M'));
  expect(history.length).toBe(entries);
});

it('remembers a chosen size on the device (PRODUCT-38)', async () => {
  const { result } = open('');
  act(() => result.current.choose('size', 'M'));
  await waitFor(() => expect($selectedSizes.get()).toEqual(['M']));
});

it('takes a remembered size once the page stands, but never over what was tapped', () => {
  const { result } = open('?color=spruce');
  expect(result.current.selection.size).toBe('S');
  act(() => $selectedSizes.set(['M']));
  expect(result.current.selection.size).toBe('M');
  act(() => result.current.choose('size', 'S'));
  act(() => $selectedSizes.set(['M', 'S']));
  expect(result.current.selection.size).toBe('S');
});

it('follows a link to another variant of the same model', () => {
  const { result, rerender } = open('?color=spruce&size=S');
  act(() => result.current.choose('size', 'M'));
  rerender({ search: '?color=night&size=M', key: 'another' });
  expect(result.current.selection).toEqual({ color: 'night', size: 'M', type: null });
});

it('keeps what was chosen when the router comes late and finds an earlier choice in the address', () => {
  const { result, rerender } = open('');
  act(() => result.current.choose('size', 'S'));
  act(() => result.current.choose('size', 'M'));
  rerender({ search: '?color=spruce&size=S', key: 'default' });
  expect(result.current.selection).toEqual({ color: 'spruce', size: 'M', type: null });
});

it('of two choices in a row the second does not undo the first', async () => {
  const { result } = open('');
  act(() => {
    result.current.choose('size', 'M');
    result.current.choose('color', 'night');
  });
  expect(result.current.selection).toEqual({ color: 'night', size: 'M', type: null });
  await waitFor(() => expect(location.search).toBe('?color=night&size=M'));
});

it('writes nothing into the address of the page that comes after', async () => {
  const { result, unmount } = open('');
  act(() => result.current.choose('size', 'M'));
  unmount();
  history.replaceState(null, '', '/en/');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.search).toBe('');
});

it.each(['?color=nope&size=XXXL', '?color=%00&size=-1', '?type=1e9'])('opens %s as if nothing were asked', (query) => {
  expect(open(query).result.current.selection).toEqual(open('').result.current.selection);
});
