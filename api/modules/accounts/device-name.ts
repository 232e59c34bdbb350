/** What a device is called in the list of sessions; '' where it does not say. */
export interface DeviceName {
  browser: string;
  system: string;
}

/** In this order: most browsers also name those that they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (rules: readonly [RegExp, string][], text: string): string =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** Browser and system by a User-Agent header. Only these two words are kept of it. */
export function deviceName(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, 500);
  return { browser: firstMatch(browsers, text), system: firstMatch(systems, text) };
}
