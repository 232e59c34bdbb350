import { defaultLocale } from 'mf-shared/rules/locales';
import type { DocumentHead } from '../../src/pages/document-head.ts';
import { isRedirected } from '../answer/is-redirected.ts';

/** A page whose head names no address in another language that settings lead elsewhere (ROUTE-4). */
export function withoutRedirected<Page extends { head: Pick<DocumentHead, 'alternates' | 'paths'> }>(
  page: Page,
  redirectedPaths: readonly string[],
): Page {
  const { head } = page;
  const alternates = head.alternates.filter(
    ({ locale }) => !isRedirected(head.paths[locale === 'x-default' ? defaultLocale : locale], redirectedPaths),
  );
  return { ...page, head: { ...head, alternates } };
}
