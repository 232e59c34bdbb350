import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';

/** What the first choice and the button do without. */
export const LazyTabs = lazyPart(() => import('../product/product-tabs.tsx').then((part) => part.ProductTabs));
export const LazyBelowButton = lazyPart(() => import('../buy/below-button.tsx').then((part) => part.BelowButton));
export const LazyNotify = lazyPart(() => import('../buy/notify-when-back.tsx').then((part) => part.NotifyWhenBack));
export const LazySizeGuide = lazyPart(() =>
  import('../size-guide/size-guide-dialog.tsx').then((part) => part.SizeGuideDialog),
);
export const LazyTeasers = lazyPart(() => import('../recommendations/teasers.tsx').then((part) => part.Teasers));
export const LazyGift = lazyPart(() => import('../give-gift/gift-buy-box.tsx').then((part) => part.GiftBuyBox));
export const LazyBundle = lazyPart(() => import('../buy-bundle/bundle-box.tsx').then((part) => part.BundleBox));
export const LazyModeButton = lazyPart(() =>
  import('../buy-for-others/mode-button.tsx').then((part) => part.ModeButton),
);
export const LazyModePanel = lazyPart(() => import('../buy-for-others/mode-panel.tsx').then((part) => part.ModePanel));
export const LazyHiddenNote = lazyPart(() =>
  import('../buy-for-others/hidden-note.tsx').then((part) => part.HiddenNote),
);
export const LazyGiftCard = lazyPart(() =>
  import('../buy-gift-card/gift-card-box.tsx').then((part) => part.GiftCardBox),
);
export const LazyVideos = lazyPart(() =>
  import('../watch-videos/product-videos.tsx').then((part) => part.ProductVideos),
);
export const LazySignedInReviews = lazyPart(() =>
  import('../write-review/signed-in-reviews.tsx').then((part) => part.SignedInReviews),
);
