import type { OutgoingHttpHeaders } from 'node:http';
import type { Visit } from './canaries.ts';

/** A page that is not for everybody, or sets the cookie: a shared cache does not keep it. What no cache keeps stays so. */
export const keptPrivate = ({
  'cache-control': own,
}: Readonly<OutgoingHttpHeaders>): Readonly<Record<string, string>> =>
  own?.startsWith('public') ? { 'cache-control': 'private, no-cache' } : {};

/** What goes with a page beside its own headers, or in their place. */
export const visitHeaders = (
  visit: Visit | null,
  own: Readonly<OutgoingHttpHeaders>,
): Readonly<Record<string, string>> | null =>
  visit?.setCookie ? { ...keptPrivate(own), 'set-cookie': visit.setCookie } : null;
