interface Guards {
  hasTyped: () => boolean;
  /** Whether the shop runs another release than this document. */
  hasMovedOn: () => Promise<boolean>;
  /** True once in 10 s. */
  mayReload: () => boolean;
  reload: () => void;
}

/**
 * Loads the document anew where a late part's code cannot be had because the shop runs another release meanwhile
 * (ROUTE-126, ROUTE-127). In the same release a reload would not help, and the part is asked for again where it stands. What a visitor
 * has typed is never lost by it: then the part stays away until the next document.
 * @returns what stops it
 */
export function reloadForFailedParts({ hasTyped, hasMovedOn, mayReload, reload }: Guards): () => void {
  const look = async () => {
    if (!hasTyped() && (await hasMovedOn()) && !hasTyped() && mayReload()) reload();
  };
  const handleFailure = () => void look();
  addEventListener('havu:part-failed', handleFailure);
  return () => removeEventListener('havu:part-failed', handleFailure);
}
