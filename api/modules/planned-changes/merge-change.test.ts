import { expect, it } from 'vitest';
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
