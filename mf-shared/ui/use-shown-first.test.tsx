// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShownFirst } from './use-shown-first.ts';

afterEach(cleanup);

/** A page that takes over what is chosen, unless it refuses. */
function open(isRefused = false) {
  const told = vi.fn();
  const { result, unmount } = renderHook(() => {
    const [value, setValue] = useState('S');
    const [shown, change] = useShownFirst(value, (choice: string) => {
      told(choice);
      if (!isRefused) setValue(choice);
    });
    return { value, shown, change };
  });
  return { told, result, unmount };
}

it('a tap shows before the page is told of it (targets: interaction to next paint)', async () => {
  const { told, result } = open();
  act(() => result.current.change('M'));
  expect(result.current).toMatchObject({ shown: 'M', value: 'S' });
  expect(told).not.toHaveBeenCalled();
  await waitFor(() => expect(result.current).toMatchObject({ shown: 'M', value: 'M' }));
  expect(told).toHaveBeenCalledExactlyOnceWith('M');
});

it.each(['pointerdown', 'keydown', 'click'])('the hand’s next %s finds the tap done', (hand) => {
  const { told, result } = open();
  act(() => result.current.change('M'));
  fireEvent(document.body, new Event(hand, { bubbles: true }));
  expect(told).toHaveBeenCalledExactlyOnceWith('M');
  expect(result.current.value).toBe('M');
});

it('a click on another field does not wait for the tap before, which comes after the paint', async () => {
  const { told, result } = open();
  const label = document.createElement('label');
  label.innerHTML = '<input type="radio">';
  document.body.append(label);
  act(() => result.current.change('M'));
  for (const field of [label, label.firstElementChild ?? label])
    fireEvent(field, new Event('click', { bubbles: true }));
  expect(told).not.toHaveBeenCalled();
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('M'));
  label.remove();
});

it('of two taps in a frame the last counts', async () => {
  const { told, result } = open();
  act(() => result.current.change('M'));
  act(() => result.current.change('L'));
  await waitFor(() => expect(result.current.value).toBe('L'));
  expect(told).toHaveBeenCalledExactlyOnceWith('L');
});

it('what the page refuses does not stay shown', async () => {
  const { told, result } = open(true);
  act(() => result.current.change('M'));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(result.current.shown).toBe('S');
});

it('a control that is gone tells nothing', async () => {
  const { told, result, unmount } = open();
  act(() => result.current.change('M'));
  unmount();
  fireEvent.click(document.body);
  expect(told).not.toHaveBeenCalled();
});
