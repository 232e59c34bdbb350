import { expect, it } from 'vitest';
import { isOutlet } from './product-group-page.tsx';

const paths = (fi: string, ru: string) => ({ paths: { fi, en: fi, sv: fi, de: fi, fr: fi, ru } });

it.each([
  ['/outlet/', '/autlet/', true],
  ['/outlet/vaatteet/', '/autlet/odezhda/', true],
  ['/vaatteet/outletit/', '/odezhda/outlet/', false],
])('%s, in Russian %s, is an outlet: %s (LIST-8)', (fi, ru, is) => {
  expect(isOutlet(paths(fi, ru))).toBe(is);
});
