// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepShownCount, readShownCount } from './use-shown-count.ts';

beforeEach(() => history.replaceState({ usr: { other: 1 }, key: 'k', idx: 3 }, ''));

it('a count above the initial one is kept in history state, beside what is there (LIST-30)', () => {
  keepShownCount(120, 60);
  expect(history.state).toEqual({ usr: { other: 1, shown: 120 }, key: 'k', idx: 3 });
  expect(readShownCount(history.state.usr)).toBe(120);
});

it('the initial count is not kept', () => {
  keepShownCount(120, 60);
  keepShownCount(60, 60);
  expect(history.state.usr).toEqual({ other: 1 });
});

it('anything else in the state is no count', () => {
  for (const state of [null, undefined, 'x', {}, { shown: '60' }, { shown: -1 }, { shown: 1.5 }])
    expect(readShownCount(state)).toBeNull();
});
