import { pageAliases } from 'mf-shared/rules/page-aliases';
import { fillPattern } from 'mf-shared/rules/path-pattern';
import { expect, test } from './journey-test.ts';
import { languagesByTurns } from './languages-by-turns.ts';
import { Shopper } from './shopper.ts';
import type { Language } from './words.ts';

/** Other names of pages, each followed through the running shop (ROUTE-83 to ROUTE-109). */

type Params = Readonly<Record<string, string>>;

/** What stands in a parameter, so that the page is one of the demo shop. */
const usual: Params = {
  campaignSlug: 'offers',
  store: 'helsinki-kamppi',
  blogger: 'outi',
  category: 'joululahja',
  sport: 'alpine',
  hash: 'made-up',
  token: 'made-up',
};
const own: Readonly<Record<string, Params>> = {
  '/experiences/:slug*': { slug: 'kaamos' },
  '/giftcampaigns/:campaignSlug/:productSlug/': { campaignSlug: 'kesalahja', productSlug: 'yksi-vacuum-flask' },
  '/life-outdoors/:post/': { post: 'guides' },
  '/life-outdoors/blog/:slug/': { slug: 'kolme-kerrosta' },
  '/page/:slug*': { slug: 'privacy' },
};
const languages = languagesByTurns.filter((language) => language !== 'en');

for (const language of languages) {
  test(`every other name leads to its page and keeps what was asked for, in ${language} (ROUTE-83 to ROUTE-109)`, async ({
    request,
  }) => {
    const prefix = language === 'fi' ? '' : `/${language}`;
    const wrong: string[] = [];
    const left = Object.entries(pageAliases);
    const follow = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const [pattern, names] = next;
        const params = { ...usual, ...own[pattern] };
        const alias = prefix + fillPattern(names[language] ?? '', params);
        const first = await request.get(`${alias}?from=mail`, { maxRedirects: 0 });
        const to = first.headers().location ?? '';
        // What only the page may see stands behind the number sign.
        const path = prefix + fillPattern(pattern, params).replace(/made-up\/$/, '');
        if (first.status() !== 308 || to.replace(/#made-up$/, '') !== `${path}?from=mail`)
          wrong.push(`${alias}: ${first.status()} ${to}`);
        const page = await request.get(to);
        const answered = /<html lang="(..)"/.exec(await page.text())?.[1];
        if (page.status() !== 200 || answered !== language) wrong.push(`${to}: ${page.status()} in ${answered}`);
      }
    };
    await Promise.all([follow(), follow(), follow(), follow()]);
    expect(wrong).toEqual([]);
  });
}

test('a name of one language is none of another (ROUTE-83 to ROUTE-109)', async ({ request }) => {
  for (const path of ['/en/haku/', '/de/haku/', '/suche/', '/fr/poisk/'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

const names: Readonly<Record<Language, string>> = {
  ...{ fi: 'Suomi', en: 'English', sv: 'Svenska', de: 'Deutsch', fr: 'Français', ru: 'Русский' },
};
const ways = [
  ['fi', '/usein-kysyttya/', '/faq/', 'sv'],
  ['sv', '/reklamation/', '/reclamation/', 'de'],
  ['de', '/mieten/', '/rental/', 'fr'],
  ['fr', '/responsabilite/', '/responsibility/', 'ru'],
  ['ru', '/vozvrat/', '/returns/', 'en'],
] as const;

test('from a page that another name led to, the choice of language leads to it in another one and back (ROUTE-83 to ROUTE-109)', async ({
  page,
}) => {
  for (const [language, alias, path, other] of ways) {
    const shopper = new Shopper(page, language);
    const there = new Shopper(page, other);
    await shopper.open(alias);
    await expect(page).toHaveURL(new URL(shopper.path(path), page.url()).href);
    await shopper.settled();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const choose = async (from: Language, to: Language) => {
      // The menu bar has it in short, the footer in words.
      const opener = page.getByRole('button', {
        name: new RegExp(`(${from.toUpperCase()}|${names[from]}) · .*[A-Z]{3}`),
      });
      await opener.filter({ visible: true }).first().press('Enter');
      await page.getByRole('dialog').getByRole('link', { name: names[to] }).press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', to);
    };
    await choose(language, other);
    await expect(page).toHaveURL(new URL(there.path(path), page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await there.settled();
    await choose(other, language);
    await expect(page).toHaveURL(new URL(shopper.path(path), page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect([...shopper.complaints, ...there.complaints]).toEqual([]);
  }
});
