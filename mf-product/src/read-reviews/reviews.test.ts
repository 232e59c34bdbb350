import { describe, expect, it } from 'vitest';
import { nearestFit } from './nearest-fit.ts';
import { shortenReview } from './shorten-review.ts';
import { nextVote, voteWord, withVote } from './vote.ts';

const review = {
  id: 1,
  created: '2026-11-12',
  rating: 9,
  visible_name: 'Juha',
  comment: '',
  size: 6,
  images: [],
  votes_up: 4,
  language: 'en',
  votes_down: 1,
  votes_total: 3,
};

describe('votes (REVIEW-13)', () => {
  it.each([
    [null, true, true, 'up', 5, 1],
    [null, false, false, 'down', 4, 2],
    [true, true, null, 'null', 3, 1],
    [true, false, false, 'down', 3, 2],
    [false, false, null, 'null', 4, 0],
  ] as const)('from %s a click on %s gives %s, sent as %s', (before, clicked, after, word, up, down) => {
    expect(nextVote(before, clicked)).toBe(after);
    expect(voteWord(after)).toBe(word);
    expect(withVote(review, before, after)).toMatchObject({ votes_up: up, votes_down: down, votes_total: up - down });
  });
});

describe('review text (REVIEW-8)', () => {
  it('stands whole up to 300 characters', () => {
    expect(shortenReview('a'.repeat(300))).toBeNull();
  });
  it('is cut to about 200 at a word boundary above that', () => {
    const short = shortenReview('tuuli puhaltaa '.repeat(30)) ?? '';
    expect(short.length).toBeLessThanOrEqual(201);
    expect(short).toMatch(/(tuuli|puhaltaa)…$/);
  });
});

describe('fit scale (REVIEW-6, REVIEW-7)', () => {
  it.each([
    [2.4, 2],
    [5.2, 6],
    [6.9, 6],
    [7.1, 8],
    [10, 10],
    [null, null],
  ])('an average of %s is told as %s', (average, step) => {
    expect(nearestFit(average)).toBe(step);
  });
});
