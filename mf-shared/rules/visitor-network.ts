import { isIPv6 } from 'node:net';

const networkGroups = 4;

/**
 * What limits count visitors by: an IPv4 address, or the /64 network of an IPv6 address, because one visitor has all
 * addresses of such a network.
 */
export function visitorNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const all = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${all
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
