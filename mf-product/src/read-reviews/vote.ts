import type { Review } from 'mf-shared/contract';

export type Vote = boolean | null;

/** Clicking the same vote again clears it (REVIEW-13). */
export const nextVote = (current: Vote, clicked: boolean): Vote => (current === clicked ? null : clicked);

/** What the service is told: 'up', 'down' or 'null'. */
export const voteWord = (vote: Vote): 'up' | 'down' | 'null' => (vote === null ? 'null' : vote ? 'up' : 'down');

/** The review's counts once the vote has changed. */
export function withVote(review: Review, before: Vote, after: Vote): Review {
  const up = review.votes_up + (after === true ? 1 : 0) - (before === true ? 1 : 0);
  const down = review.votes_down + (after === false ? 1 : 0) - (before === false ? 1 : 0);
  return { ...review, votes_up: up, votes_down: down, votes_total: up - down };
}
