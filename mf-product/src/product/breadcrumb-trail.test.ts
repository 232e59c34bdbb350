import { expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const step = (path: string) => ({ id: 1, name: path, path });
const jackets = { ...step('/clothing/jackets/'), ancestors: [step('/clothing/')] };
const winter = { ...step('/seasons/winter/'), ancestors: [step('/seasons/')] };
const model = { groups: [jackets, winter], parents: [step('/clothing/'), step('/clothing/jackets/')] };
const pathsOf = (visited: string[]) => breadcrumbTrail(model, visited).map(({ path }) => path);

it('leads back by the group that the visitor came from, or the one below it that holds the product (PRODUCT-3)', () => {
  expect(pathsOf(['/kaamos/kuura/', '/seasons/winter/'])).toEqual(['/seasons/', '/seasons/winter/']);
  expect(pathsOf(['/seasons/', '/clothing/'])).toEqual(['/seasons/', '/seasons/winter/']);
});

it('leads back by the main group where the visitor came from it, from one above it, or from elsewhere', () => {
  for (const visited of [['/clothing/', '/seasons/'], ['/clothing/jackets/'], ['/tents/'], []])
    expect(pathsOf(visited)).toEqual(['/clothing/', '/clothing/jackets/']);
});
