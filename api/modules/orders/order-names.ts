/** Brand and name in one line; the brand is not told twice where the name begins with it. */
export function productTitle(manufacturer: string, name: string): string {
  return name.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? name : `${manufacturer} ${name}`.trim();
}
