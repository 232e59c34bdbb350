import { expect, it } from 'vitest';
import { filesOf, read } from './source-files.ts';

/** Names of other things that begin alike: an element's id, events, folders of tools. */
const others = new Set(['havu-state', 'havu.example', 'havu.json', 'havu-codes.txt']);
const name = /['"`]((?:so[._]|havu[-.])[\w.-]*(?: \*)?(?:\$\{\w+\})?|grid-size)['"`]/g;

const listed = [...read('api/modules/rich-text/browser-storage.ts').matchAll(/\{ name: '([^']+)'/g)].map(
  ([, entry = '']) => entry,
);

/** Names of cookies and stored texts that code for browsers says, a value in them as a star. */
function namesInCode(): string[] {
  const files = (['shell', 'mf-catalog', 'mf-product', 'mf-checkout', 'mf-account', 'mf-shared'] as const)
    .flatMap((room) => filesOf(room, ['.ts', '.tsx']))
    .filter((file) => !/\.test\.|\/testing\/|\/build\/|\/bench\//.test(file));
  const said = files.flatMap((file) => [...read(file).matchAll(name)].map(([, found = '']) => found));
  return [...new Set(said.map((found) => found.replace(/\$\{\w+\}/, '*')))].filter((found) => !others.has(found));
}

/** Forms share one name with a place for their own. */
const isListed = (found: string): boolean =>
  found === 'havu.*' ? listed.some((entry) => entry.startsWith('havu.')) : listed.includes(found);

it('the list of what is kept in browsers names everything that the code keeps (LAW-6)', () => {
  expect(namesInCode().filter((found) => !isListed(found))).toEqual([]);
});

it('and nothing that it keeps no longer', () => {
  const said = new Set(namesInCode());
  const ofForms = /^havu\.(?:complaint|return|store-return|letter \*)$/;
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((entry) => !said.has(entry) && !ofForms.test(entry))).toEqual([]);
});
