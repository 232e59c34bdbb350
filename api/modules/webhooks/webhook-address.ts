import { isIP } from 'node:net';
import { isInsideNetwork } from '../outside-network/inside-network.ts';

/**
 * What keeps messages from going to an address, as the key of a text; null where they may go. Inside the shop's network only
 * hosts that its settings name are asked (FEED-9); what a name leads to is looked at when a message is sent.
 */
export function webhookAddressFault(address: string, hosts: readonly string[]): string | null {
  const url = URL.parse(address);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return 'feeds.webhook_address';
  if (isNamedHost(url, hosts)) return null;
  if (url.protocol !== 'https:') return 'feeds.webhook_https';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) && isInsideNetwork(host)) ? 'feeds.webhook_inside' : null;
}

export const isNamedHost = (url: URL, hosts: readonly string[]): boolean =>
  hosts.includes(url.hostname.replace(/^\[|\]$/g, ''));
