import { browserApi } from 'mf-shared/http';
import { $session } from './session.ts';

export type WishlistAnswer = 'added' | 'removed' | 'login-required';

/** Turns a model's place on the wishlist; shown at once, taken back where the service refuses. @throws ApiFailure */
export async function toggleWishlist(modelId: number): Promise<WishlistAnswer> {
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

const isWished = (modelId: number) => $session.get().wishlistModelIds.includes(modelId);

function setWished(modelId: number, isNowWished: boolean): void {
  const session = $session.get();
  const others = session.wishlistModelIds.filter((id) => id !== modelId);
  $session.set({ ...session, wishlistModelIds: isNowWished ? [...others, modelId] : others });
}
