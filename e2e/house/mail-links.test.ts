import { newsletterLists } from 'mf-shared/contract/staff-choices';
import { matchPattern } from 'mf-shared/rules/path-pattern';
import { expect, it } from 'vitest';
import { filesOf, read } from './source-files.ts';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** `/staff/orders/${number}/` is a path with any number. */
const withoutNames = (path: string, instead: string) => path.replace(/\$\{[^}]*\}/g, instead);

const patterns = filesOf('shell', ['.ts'])
  .filter((path) => path.startsWith('shell/src/routes/') && !isTest(path))
  .flatMap((path) => [...read(path).matchAll(/(?:path: |page\()['`](\/[^'`]*)['`]/g)])
  .map(([, pattern = '']) => withoutNames(pattern, ':any'))
  // A pattern whose first part is a name from the catalogue would match anything.
  .filter((pattern) => !pattern.startsWith('/:'));

/** Each newsletter has a page of its own. */
const ofEachList = (path: string): readonly string[] =>
  path.includes('${list}') ? newsletterLists.map((list) => path.replace('${list}', list)) : [path];

/** The pages that mails, and whoever comes back from elsewhere, are sent to: `file: /path/`. */
const linked = filesOf('api', ['.ts'])
  .filter((path) => path.startsWith('api/modules/') && !isTest(path))
  .flatMap((path) =>
    [
      ...read(path).matchAll(
        /(?:\b(?:pageLink|secretLink|linkTo|sayFor)\(|casePages = |newsletterPath = |const page = )[^;]*?;/g,
      ),
    ]
      .flatMap(([call]) => [...call.matchAll(/['`](\/[^'`]*\/)(?=['`?#])/g)])
      .flatMap(([, link = '']) => ofEachList(link))
      .map((link) => ({ path, link: withoutNames(link, '\\w+') })),
  );

it('every link of a mail leads to a page of the shell', () => {
  expect(linked.map(({ link }) => link)).toEqual(
    expect.arrayContaining([
      ...['/returns/status/', '/reclamation/status/', '/receipt/', '/accounts/stop_reminders/'],
      ...['/forest-newsletter/', '/corporate-newsletter/', '/accounts/social/', '/reclamation/', '/withdraw/'],
    ]),
  );
  const isPage = (link: string) =>
    patterns.some((pattern) => matchPattern(pattern, link) !== null || new RegExp(`^${link}$`).test(pattern));
  const lost = linked.filter(({ link }) => !isPage(link));
  expect(lost.map(({ path, link }) => `${path}: ${link}`)).toEqual([]);
});
