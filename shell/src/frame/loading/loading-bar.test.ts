import { expect, it } from 'vitest';
import { nextPhase } from './loading-bar.tsx';

it('the bar is shown only after 200 ms (NAV-26, NAV-24)', () => {
  expect(nextPhase('away', true)).toEqual({ phase: 'running', afterMs: 200 });
});

it('a page that came sooner shows no bar (NAV-26)', () => {
  expect(nextPhase('away', false)).toBeNull();
});

it('it waits for the page as long as that takes', () => {
  expect(nextPhase('running', true)).toBeNull();
});

it('at the end it fills, hides after 500 ms and resets after 400 ms more (NAV-28 to NAV-30, NAV-25)', () => {
  expect(nextPhase('running', false)).toEqual({ phase: 'full', afterMs: 0 });
  expect(nextPhase('full', false)).toEqual({ phase: 'fading', afterMs: 500 });
  expect(nextPhase('fading', false)).toEqual({ phase: 'away', afterMs: 400 });
});
