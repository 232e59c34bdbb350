import { type TouchEvent, useRef } from 'react';
import { holdMs, swipePx, tapTolerancePx } from './touch.ts';

interface Touch {
  x: number;
  y: number;
  at: number;
  /** The finger has left the place where it was put down. */
  hasMoved: boolean;
}

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
  const start = useRef<Touch | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      // A finger on a pinched page moves what is seen of it.
      const isPinched = (globalThis.visualViewport?.scale ?? 1) > 1;
      const touch = event.touches.length === 1 && !isPinched ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp, hasMoved: false } : null;
    },
    onTouchMove: (event: TouchEvent) => {
      const from = start.current;
      const touch = event.touches[0];
      if (!from || !touch || from.hasMoved) return;
      from.hasMoved = Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > tapTolerancePx;
      if (from.hasMoved && event.timeStamp - from.at >= holdMs) start.current = null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < swipePx || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onLeft?.();
      else onRight?.();
    },
  };
}
