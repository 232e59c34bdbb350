/**
 * The address of the frame in a provider's snippet (CART-113). The snippet's markup itself is never put into the page:
 * only an https frame (or one on this machine) is shown, and the page's policy says from whom.
 */
export function providerFrame(snippet: string | null): string | null {
  const source = snippet ? /<iframe\b[^>]*\bsrc="([^"]+)"/i.exec(snippet)?.[1] : undefined;
  if (!source) return null;
  try {
    const url = new URL(source.replaceAll('&amp;', '&'));
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === 'localhost');
    return isSafe ? url.href : null;
  } catch {
    return null;
  }
}
