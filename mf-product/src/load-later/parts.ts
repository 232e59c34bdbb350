import { later } from 'mf-shared/ui/later.ts';

/** What the first choice and the button do without. */
export const LaterTabs = later(() => import('../product/product-tabs.tsx').then((part) => part.ProductTabs));
export const LaterDelivery = later(() => import('../buy/delivery-estimate.tsx').then((part) => part.DeliveryEstimate));
export const LaterNotify = later(() => import('../buy/notify-when-back.tsx').then((part) => part.NotifyWhenBack));
export const LaterSizeGuide = later(() =>
  import('../size-guide/size-guide-dialog.tsx').then((part) => part.SizeGuideDialog),
);
export const LaterTeasers = later(() => import('../look-further/teasers.tsx').then((part) => part.Teasers));
export const LaterGift = later(() => import('../give-gift/gift-buy-box.tsx').then((part) => part.GiftBuyBox));
export const LaterBundle = later(() => import('../buy-bundle/bundle-box.tsx').then((part) => part.BundleBox));
export const LaterModeButton = later(() => import('../buy-for-others/mode-button.tsx').then((part) => part.ModeButton));
export const LaterModePanel = later(() => import('../buy-for-others/mode-panel.tsx').then((part) => part.ModePanel));
export const LaterHiddenNote = later(() => import('../buy-for-others/hidden-note.tsx').then((part) => part.HiddenNote));
export const LaterGiftCard = later(() => import('../buy-gift-card/gift-card-box.tsx').then((part) => part.GiftCardBox));
export const LaterVideos = later(() => import('../watch-videos/product-videos.tsx').then((part) => part.ProductVideos));
export const LaterSignedInReviews = later(() =>
  import('../write-review/signed-in-reviews.tsx').then((part) => part.SignedInReviews),
);
