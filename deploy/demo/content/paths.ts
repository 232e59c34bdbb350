import type { Locale } from 'mf-shared/contract';
import type { DemoGroup } from '../groups/build-groups.ts';
import { demoArticles } from './articles.ts';
import { demoPages } from './pages.ts';

/**
 * Where a banner or link leads in a language: `/path/` as it is, `article:{English slug}`, `page:{key}`,
 * otherwise a product group by its key; empty stays empty.
 */
export function pathsTo(groups: readonly DemoGroup[]): (target: string, locale: Locale) => string {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  return (target, locale) => {
    if (target === '' || target.startsWith('/')) return target;
    const [kind, name] = target.split(':');
    if (kind === 'article')
      return `/life-outdoors/blog/${found(demoArticles.find(({ slugs }) => slugs.en === name)).slugs[locale]}/`;
    if (kind === 'page') return `/page/${found(demoPages.find(({ key }) => key === name)).slugs[locale]}/`;
    const group = found(byKey.get(target));
    return `/${[...group.parentKeys, group.key].map((key) => found(byKey.get(key)).slugs[locale]).join('/')}/`;
  };

  function found<T>(item: T | undefined): T {
    if (item === undefined) throw new Error('A link leads nowhere');
    return item;
  }
}
