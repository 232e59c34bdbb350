import { type Touch, type TouchEvent, useRef } from 'react';
import { holdMs, swipePx, tapTolerancePx } from './touch.ts';

/**
 * Touch handlers that tell swipes to the left and right from taps, vertical scrolling, and a finger that was held before
 * it moved.
 */
export function useSwipe({
  onLeft,
  onRight,
}: {
  onLeft?: (() => void) | undefined;
  onRight?: (() => void) | undefined;
}) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  /** How far a finger is from where it was put down; null where that does not count. */
  const way = (touch: Touch | undefined): [across: number, down: number] | null =>
    start.current && touch ? [touch.clientX - start.current.x, touch.clientY - start.current.y] : null;
  return {
    onTouchStart: ({ touches, timeStamp: at }: TouchEvent) => {
      // A finger on a pinched page moves what is seen of it.
      const isPinched = (globalThis.visualViewport?.scale ?? 1) > 1;
      const touch = touches.length === 1 && !isPinched ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY, at } : null;
    },
    onTouchMove: ({ touches, timeStamp }: TouchEvent) => {
      const [across, down] = way(touches[0]) ?? [0, 0];
      if (!start.current || Math.hypot(across, down) <= tapTolerancePx) return;
      // One that keeps moving may take as long as it likes.
      if (timeStamp - start.current.at < holdMs) start.current.at = timeStamp;
      else start.current = null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [across, down] = way(changedTouches[0]) ?? [0, 0];
      start.current = null;
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft?.();
      else onRight?.();
    },
  };
}
