import type { IncomingHttpHeaders } from 'node:http';

/**
 * A page that visitors may not see may be there for the staff, whom only the browser can tell. To who sends a token, its
 * document says so, and the error screen waits until it is known who asks (PRODUCT-9). Nothing else of the token is read.
 */
export const mayBeStaff = ({ cookie }: IncomingHttpHeaders): boolean => /(?:^|; ?)so\.auth=./.test(cookie ?? '');

const opening = '<html ';

export function markSignedIn(html: Buffer): Buffer {
  const at = html.indexOf(opening);
  if (at < 0) return html;
  const end = at + opening.length;
  return Buffer.concat([html.subarray(0, end), Buffer.from('data-signed-in '), html.subarray(end)]);
}
