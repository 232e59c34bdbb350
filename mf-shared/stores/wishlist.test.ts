import { ApiFailure, setBrowserApi } from 'mf-shared/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { $session, anonymousSession } from './session.ts';
import { toggleWishlist } from './wishlist.ts';

/** The service's edge: answers the one call that these tests make. */
function serviceAnswers(answer: () => Promise<unknown>): void {
  const refuse = () => Promise.reject(new Error('unexpected call'));
  setBrowserApi({ get: refuse, put: refuse, patch: refuse, delete: refuse, post: <T>() => answer() as Promise<T> });
}

beforeEach(() => $session.set({ ...anonymousSession, isAuthenticated: true, wishlistModelIds: [7] }));

describe('the wishlist (PRODUCT-91, PRODUCT-92)', () => {
  it("follows the answer's 'added'", async () => {
    serviceAnswers(async () => ({ added: true }));
    expect(await toggleWishlist(8)).toBe('added');
    expect($session.get().wishlistModelIds).toEqual([7, 8]);
    serviceAnswers(async () => ({ added: false }));
    expect(await toggleWishlist(7)).toBe('removed');
    expect($session.get().wishlistModelIds).toEqual([8]);
  });

  it('takes the change back where the service refuses', async () => {
    serviceAnswers(() => Promise.reject(new ApiFailure(500, 'x', '')));
    await expect(toggleWishlist(8)).rejects.toThrow(ApiFailure);
    expect($session.get().wishlistModelIds).toEqual([7]);
  });

  it('waits for the session where it is not there yet', async () => {
    $session.set({ ...anonymousSession, isLoading: true });
    serviceAnswers(async () => ({ added: true }));
    const answer = toggleWishlist(8);
    $session.set({ ...anonymousSession, isAuthenticated: true });
    expect(await answer).toBe('added');
  });

  it('asks anonymous visitors to sign in and changes nothing (STAFF-2)', async () => {
    $session.set(anonymousSession);
    expect(await toggleWishlist(8)).toBe('login-required');
    expect($session.get().wishlistModelIds).toEqual([]);
  });
});
