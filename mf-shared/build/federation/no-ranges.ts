/**
 * Stands in the host for the federation's semver: the shop's shared modules are singletons without a required version
 * (shared-modules.ts), so that the runtime only ever asks which of two provided versions is the newer, as `<=1.2.3`.
 */
export function satisfy(version: string, range: string): boolean {
  const newest = range.replace(/^<=/, '');
  return version.localeCompare(newest, 'en', { numeric: true }) <= 0;
}
