/** A stored picture path as the page asks for it: `products/x` → `/media/products/x`; nothing stays nothing. */
export function mediaPath(stored: string): string;
export function mediaPath(stored: string | null): string | null;
export function mediaPath(stored: string | null): string | null {
  return stored === null || stored === '' || stored.startsWith('/') ? stored : `/media/${stored}`;
}
