// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { PageAround } from 'mf-shared/testing/page-around.tsx';
import { afterEach, expect, it } from 'vitest';
import { FacetGroup } from './facet-group.tsx';

afterEach(cleanup);

const group = (isOpen: boolean) => (
  <FacetGroup name="Weight" isOpen={isOpen}>
    5 kg
  </FacetGroup>
);
const isUnfolded = () => document.querySelector('details')?.open;

it('a group unfolds with its first choice and is not folded under the hand that takes it back', () => {
  const { rerender } = render(group(false), { wrapper: PageAround });
  expect(isUnfolded()).toBe(false);
  rerender(group(true));
  expect(isUnfolded()).toBe(true);
  rerender(group(false));
  expect(isUnfolded()).toBe(true);
});
