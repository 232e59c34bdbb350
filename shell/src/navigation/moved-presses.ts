const pressable = 'a, button, input, label, select, summary';
/** Movement of the pointer in px up to which it stood still. */
const stillPx = 4;

/**
 * Counts presses of a mouse on what the page moved away from under it: a part of the page that comes late shifts what
 * follows, and a browser gives the press to neither place when that happens before the button is let go (NAV-43). A
 * pointer that moved away itself takes its press back, as ever.
 */
export function countMovedPresses(): void {
  let pressed: { part: Element; place: DOMRect; event: PointerEvent } | null = null;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const part = event.target instanceof Element && event.button === 0 ? event.target.closest(pressable) : null;
      pressed = part && { part, place: part.getBoundingClientRect(), event };
    },
    true,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      const from = pressed;
      pressed = null;
      // A press that ends on another place of the same label counts by itself.
      const whole = from?.part.closest('label') ?? from?.part;
      if (!from || whole?.contains(event.target as Node) || !from.part.isConnected) return;
      const { left, top } = from.part.getBoundingClientRect();
      const hasMoved = left !== from.place.left || top !== from.place.top;
      const isStill = Math.hypot(event.clientX - from.event.clientX, event.clientY - from.event.clientY) <= stillPx;
      if (hasMoved && isStill) from.part.dispatchEvent(new MouseEvent('click', event));
    },
    true,
  );
}
