import type { TabState } from 'mf-shared/contract';

const stored = (slug: string, title: string, tabs: object[] = []) => ({
  slug,
  title,
  content: `<p>${title}</p>`,
  tabs,
});

/** A page with two tabs, and one below the second, in two languages. */
export const carePage = {
  id: 7,
  slugs: { fi: 'hoito', en: 'care' },
  texts: {
    fi: {
      title: 'Hoito',
      tabs: [stored('vaatteet', 'Vaatteet'), stored('kengat', 'Kengät', [stored('nahka', 'Nahka')])],
    },
    en: {
      title: 'Care',
      tabs: [stored('clothes', 'Clothes'), stored('shoes', 'Shoes', [stored('leather', 'Leather')])],
    },
  },
};

/** A tab as the staff's room sends it. */
export const tab = (own: Partial<TabState>): TabState => ({ titles: {}, slugs: {}, contents: {}, tabs: [], ...own });

export const tents = tab({
  titles: { fi: 'Teltat', en: 'Tents' },
  slugs: { fi: 'teltat', en: 'tents' },
  contents: { fi: '<p>Kuivaa.</p>', en: '<p>Dry it.<script>x()</script></p>' },
});
