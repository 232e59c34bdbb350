import { expect, it } from 'vitest';
import { tellText, tellTexts } from './tell-texts.ts';

const long = 'A warm jacket. '.repeat(40);

it('the log tells short texts whole (STAFF-41)', () => {
  expect(tellTexts('old', 'new')).toEqual(['old', 'new']);
  expect(tellText('words')).toBe('words');
});

it('the log tells of long texts the part in which they differ, wherever it is (STAFF-41)', () => {
  const [one, other] = tellTexts(`${long}Not warm.${long}`, `${long}Very warm.${long}`);
  expect(one).toMatch(/^….*Not warm\..*…$/);
  expect(other).toMatch(/^….*Very warm\..*…$/);
  expect(one.length).toBeLessThanOrEqual(302);
  expect(tellTexts(long, `${long}More.`)[1]).toMatch(/^….*More\.$/);
  expect(tellTexts('', long)).toEqual(['', `${long.slice(0, 300)}…`]);
});

it('cuts no sign in two', () => {
  for (const stretch of ['', 'x']) {
    const [one] = tellTexts(`${stretch}${'😀'.repeat(400)}a`, `${stretch}${'😀'.repeat(400)}b`);
    expect(one).toMatch(/^…(😀)+a$/u);
  }
});
