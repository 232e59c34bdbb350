// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazyPart } from './use-lazy-part.ts';

const Inside = () => <p>inside</p>;
function Place({
  load,
  isWanted,
  onMissing,
}: {
  load: () => Promise<ComponentType>;
  isWanted: boolean;
  onMissing: () => void;
}) {
  const { Part: Panel } = useLazyPart(load, isWanted, { isPreloaded: true, onFailure: onMissing });
  return Panel && <Panel />;
}
afterEach(cleanup);

it('fetches nothing before the visitor stirs, and then once', async () => {
  const load = vi.fn(async () => Inside);
  render(<Place load={load} isWanted={false} onMissing={() => {}} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  fireEvent.keyDown(document.body);
  expect(await screen.findByText('inside')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fetches when it is wanted, and offers another way where that fails', async () => {
  const load = vi.fn(() => Promise.reject<ComponentType>(new Error('gone')));
  const onMissing = vi.fn();
  const { rerender } = render(<Place load={load} isWanted onMissing={onMissing} />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  const found = async () => Inside;
  rerender(<Place load={found} isWanted={false} onMissing={onMissing} />);
  rerender(<Place load={found} isWanted onMissing={onMissing} />);
  expect(await screen.findByText('inside')).toBeTruthy();
});
