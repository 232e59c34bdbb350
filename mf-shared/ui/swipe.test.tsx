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

/** A finger put down, moved and lifted. @returns whether nothing keeps the browser from its own answer, such as a click */
function drag([across, down]: readonly [number, number]): boolean {
  render(<Card />);
  const card = screen.getByText('card');
  const at = (x: number, y: number) => [{ clientX: 100 + x, clientY: 100 + y }];
  const send = (kind: 'touchStart' | 'touchMove' | 'touchEnd', touch: object, timeStamp: number) => {
    const event = new Event(kind.toLowerCase(), { bubbles: true });
    Object.assign(event, touch);
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return fireEvent(card, event);
  };
  return [
    send('touchStart', { touches: at(0, 0) }, 1000),
    send('touchMove', { touches: at(across, down) }, 1020),
    send('touchEnd', { touches: [], changedTouches: at(across, down) }, 1040),
  ].every(Boolean);
}

it('a move of 10 px is still a tap: nothing swipes, and the browser clicks (NAV-35)', () => {
  expect(drag([-10, 0])).toBe(true);
  expect(onLeft).not.toHaveBeenCalled();
});

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
