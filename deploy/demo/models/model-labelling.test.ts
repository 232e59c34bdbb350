import { labelling } from 'mf-shared/contract';
import { expect, it } from 'vitest';
import { leafGroups } from '../assortment/leaf-groups.ts';
import { labellingOf, materialsWithFibres } from './model-labelling.ts';

const told = leafGroups.flatMap(({ key: leafKey, productType }) =>
  materialsWithFibres.flatMap((material) =>
    ['', 'down', 'synthetic', 'wool'].map((insulation) => ({
      productType,
      labelling: labellingOf({
        ...{ leafKey, isGiftCard: false, isBundle: false },
        properties: [
          { slug: 'material', value: material },
          { slug: 'insulation', value: insulation },
        ],
      }),
    })),
  ),
);

it('the demo tells nothing that an import would refuse (LAW-14, LAW-15, LAW-19)', () => {
  const refused = told.filter((each) => each.labelling && !labelling.safeParse(each.labelling).success);
  expect(refused).toEqual([]);
  expect(told.filter((each) => each.labelling?.textile).length).toBeGreaterThan(0);
});

it('a headlamp’s battery can be changed, as its texts say, and a watch’s cannot (LAW-16)', () => {
  const builtIn = (wanted: string) =>
    new Set(told.flatMap((each) => (each.productType === wanted ? [each.labelling?.battery?.builtIn] : [])));
  expect([...builtIn('headlamp'), ...builtIn('watch')]).toEqual([false, true]);
});

it('what burns, cuts or holds somebody warns of it in all languages (LAW-19)', () => {
  const warned = told.filter(({ labelling: each }) => each?.warnings);
  expect(new Set(warned.map(({ productType }) => productType))).toEqual(
    new Set(['stove', 'rope', 'metal', 'harness', 'blade', 'fuel']),
  );
  for (const { labelling: each } of warned) expect(Object.keys(each?.warnings ?? {})).toHaveLength(6);
});
