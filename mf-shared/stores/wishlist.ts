import { browserApi } from 'mf-shared/http';
import { $session } from './session.ts';

export type WishlistAnswer = 'added' | 'removed' | 'login-required';

/** Turns a model's place on the wishlist; shown at once, taken back where the service refuses. @throws ApiFailure */
export async function toggleWishlist(modelId: number): Promise<WishlistAnswer> {
  await sessionKnown();
  if (!$session.get().isAuthenticated) return 'login-required';
  const wasWished = isWished(modelId);
  setWished(modelId, !wasWished);
  try {
    const { added } = await browserApi().post<{ added: boolean }>('/api/customer/wishlist_toggle/', {
      model_id: modelId,
    });
    setWished(modelId, added);
    return added ? 'added' : 'removed';
  } catch (error) {
    setWished(modelId, wasWished);
    throw error;
  }
}

/** A click before the session is there waits for it, for at most five seconds: a customer is not sent to sign in again. */
function sessionKnown(): Promise<void> {
  if (!$session.get().isLoading) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, 5000);
    const stop = $session.listen(({ isLoading }) => {
      if (!isLoading) go();
    });
  });
}

const isWished = (modelId: number) => $session.get().wishlistModelIds.includes(modelId);

function setWished(modelId: number, isNowWished: boolean): void {
  const session = $session.get();
  const others = session.wishlistModelIds.filter((id) => id !== modelId);
  $session.set({ ...session, wishlistModelIds: isNowWished ? [...others, modelId] : others });
}
