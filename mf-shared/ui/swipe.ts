import { type TouchEvent, useRef } from 'react';
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
  return {
    onTouchStart: ({ touches, timeStamp: at }: TouchEvent) => {
      const touch = touches[0];
      // A finger on a pinched page moves what is seen of it.
      const isAlone = touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1;
      start.current = touch && isAlone ? { x: touch.clientX, y: touch.clientY, at } : null;
    },
    onTouchMove: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0];
      const from = start.current;
      if (!from || !touch || Math.abs(touch.clientX - from.x) <= tapTolerancePx) return;
      if (timeStamp - from.at >= holdMs) start.current = null;
      // One that keeps moving may take as long as it likes.
      from.at = timeStamp;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const across = touch.clientX - from.x;
      const reach = Math.abs(across);
      if (reach >= swipePx && reach >= 2 * Math.abs(touch.clientY - from.y)) (across < 0 ? onLeft : onRight)?.();
    },
  };
}
