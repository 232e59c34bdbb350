import { describe, expect, it } from 'vitest';
import { conflict, mergeChange } from './merge-change.ts';

const was = { titles: { fi: 'Teltat', en: 'Tents' }, is_featured: false, tags: ['a'] };

it.each([
  ['nothing else', was, { ...was, is_featured: true }],
  ['another language', { ...was, titles: { ...was.titles, sv: 'Tält' } }, undefined],
  ['another field', { ...was, tags: ['b'] }, undefined],
])(
  'what is planned comes, and stays beside what somebody has changed meanwhile: %s (STAFF-68)',
  (_name, now, whole) => {
    const next = { ...was, is_featured: true };
    expect(mergeChange(was, next, now)).toEqual(whole ?? { ...now, is_featured: true });
  },
);

it('a language that is taken away goes, another that came meanwhile stays (STAFF-68)', () => {
  const next = { ...was, titles: { fi: 'Teltat' } };
  const now = { ...was, titles: { ...was.titles, de: 'Zelte' } };
  expect(mergeChange(was, next, now)).toEqual({ ...was, titles: { fi: 'Teltat', de: 'Zelte' } });
});

it('who changed the same in the same way is in nobody’s way (STAFF-68)', () => {
  const next = { ...was, titles: { ...was.titles, en: 'Shelters' } };
  expect(mergeChange(was, next, next)).toEqual(next);
});

it.each([
  [
    'a language',
    { ...was, titles: { ...was.titles, en: 'Shelters' } },
    { ...was, titles: { ...was.titles, en: 'Tarps' } },
  ],
  ['a list', { ...was, tags: ['b'] }, { ...was, tags: ['c'] }],
  ['a language that went', { ...was, titles: { ...was.titles, en: 'Shelters' } }, { ...was, titles: { fi: 'Teltat' } }],
])('who changed the same otherwise is not overwritten: %s (STAFF-68)', (_name, next, now) => {
  expect(mergeChange(was, next, now)).toBe(conflict);
});

describe('tabs of a page (STAFF-68)', () => {
  const tab = (slug: string, titles: object, tabs: object[] = []) => ({
    titles,
    slugs: { en: slug },
    contents: {},
    tabs,
  });
  const [care, shoes] = [
    tab('care', { en: 'Care' }),
    tab('shoes', { en: 'Shoes' }, [tab('leather', { en: 'Leather' })]),
  ];
  const written = tab('care', { en: 'How to care' });

  it('are merged one by one, also below another, while they stand as they stood', () => {
    const meanwhile = tab('shoes', { en: 'Shoes' }, [tab('leather', { en: 'Leather', sv: 'Läder' })]);
    const below = tab('shoes', { en: 'Shoes' }, [tab('leather', { en: 'Suede' })]);
    expect(mergeChange([care, shoes], [written, shoes], [care, meanwhile])).toEqual([written, meanwhile]);
    expect(mergeChange([care, shoes], [care, below], [care, meanwhile])).toEqual([
      care,
      tab('shoes', { en: 'Shoes' }, [tab('leather', { en: 'Suede', sv: 'Läder' })]),
    ]);
  });

  it('that came behind the others stay, whoever brought them', () => {
    const later = tab('tents', { en: 'Tents' });
    expect(mergeChange([care, shoes], [written, shoes], [care, shoes, later])).toEqual([written, shoes, later]);
    expect(mergeChange([care, shoes], [care, shoes, later], [written, shoes])).toEqual([written, shoes, later]);
  });

  it('that were added for a time go at its end, whatever others have changed beside them', () => {
    const sale = tab('sale', { en: 'Sale' });
    const tents = tab('tents', { en: 'Tents' });
    expect(mergeChange([care, shoes, sale], [care, shoes], [written, shoes, sale, tents])).toEqual([
      ...[written, shoes, tents],
    ]);
    const longer = tab('sale', { en: 'Sale, a week longer' });
    expect(mergeChange([care, shoes, sale], [care, shoes], [written, shoes, longer])).toBe(conflict);
    const stays = mergeChange([care, shoes, sale], [care, shoes], [written, shoes, longer], (stands) => stands);
    expect(stays).toEqual([written, shoes, longer]);
    expect(mergeChange([care, shoes], [shoes], [written, shoes])).toBe(conflict);
  });

  it.each([
    ['of which both have changed the same', [tab('care', { en: 'Look after' }), shoes]],
    ['that were moved', [shoes, care]],
    ['of which one was taken away', [shoes]],
    ['that have other addresses', [tab('upkeep', { en: 'Care', sv: 'Vård' }), shoes]],
  ])('%s are not overwritten', (_how, now) => {
    expect(mergeChange([care, shoes], [written, shoes], now)).toBe(conflict);
  });
});
