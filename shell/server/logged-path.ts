/** Calls whose address holds the code that opens a case, and is all that opens it. */
const caseCall = /^\/api\/(returns|reclamations)\/[^/]+/;
const noCodes: ReadonlySet<string> = new Set(['/api/returns/exchanges']);

/** What a log may keep of an address: no key, no signature, no code of a case. */
export function loggedPath(target: string): string {
  const [path = ''] = target.split('?');
  return path.replace(caseCall, (start, kind: string) => (noCodes.has(start) ? start : `/api/${kind}/…`));
}
