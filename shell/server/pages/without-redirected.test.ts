import { expect, it } from 'vitest';
import { withoutRedirected } from './without-redirected.ts';

it('a page names no address in another language that settings lead elsewhere (ROUTE-4)', () => {
  const paths = { fi: '/jää/', en: '/ice/', sv: '/is/', de: '/eis/', fr: '/glace/', ru: '/led/' };
  const alternates = (['fi', 'en', 'x-default'] as const).map((locale) => ({ locale, href: locale }));
  const page = { head: { alternates, paths }, status: 200 };
  const shown = withoutRedirected(page, ['/j%C3%A4%C3%A4/', '/other/']);
  expect(shown).toEqual({ ...page, head: { paths, alternates: [{ locale: 'en', href: 'en' }] } });
  expect(withoutRedirected(page, [])).toEqual(page);
});
