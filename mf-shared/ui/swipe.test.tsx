// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSwipe } from './swipe.ts';

const onLeft = vi.fn();
const onRight = vi.fn();

function Card() {
  return <p {...useSwipe({ onLeft, onRight })}>card</p>;
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** A finger put down, moved and lifted. */
function drag([across, down]: readonly [number, number]) {
  render(<Card />);
  const card = screen.getByText('card');
  const at = (x: number, y: number) => [{ clientX: 100 + x, clientY: 100 + y }];
  const send = (kind: 'touchStart' | 'touchMove' | 'touchEnd', touch: object, timeStamp: number) => {
    const event = new Event(kind.toLowerCase(), { bubbles: true });
    Object.assign(event, touch);
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(card, event);
  };
  send('touchStart', { touches: at(0, 0) }, 1000);
  send('touchMove', { touches: at(across, down) }, 1020);
  send('touchEnd', { touches: [], changedTouches: at(across, down) }, 1040);
}

describe('a finger on a card (NAV-36)', () => {
  it.each([
    ['a move of 29 px', [-29, 0]],
    ['a move that goes down as much as across', [-60, 50]],
  ] as const)('%s is no swipe', (_what, move) => {
    drag(move);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('swipes to either side from 30 px on', () => {
    drag([-30, 0]);
    cleanup();
    drag([30, 4]);
    expect(onLeft).toHaveBeenCalledTimes(1);
    expect(onRight).toHaveBeenCalledTimes(1);
  });
});
