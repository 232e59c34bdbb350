/** Parameters that only measure where a visitor came from, or that are resolved before the page: they change no page. */
const ignored = /^(?:utm_|featureFlag_)|^(?:gclid|fbclid|msclkid|delivery_country|currency)$/;

/** The query that a page is a function of, in one order, so that equal pages are cached once. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const kept = [...query].filter(([name]) => !ignored.test(name));
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  return sorted;
}
