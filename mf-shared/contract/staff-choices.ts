/** The numbers of days that figures can be told for; today is the last one. */
export const figureDays = [7, 30, 90] as const;

/** Why a store is open at other hours on some days. */
export const dayReasons = ['holiday', 'season', 'stocktaking', 'repairs', 'event', 'other'] as const;

/** The farthest page of a list that can be asked for: of 25 million rows. A list shows its last page instead where it has fewer. */
export const farthestStaffPage = 1_000_000;

/** What a list of orders can be narrowed to, and sorted by. `giftcampaign`: its code paid for all. */
export const paymentMeans = ['klarna', 'paypal', 'invoice', 'giftcard', 'giftcampaign', 'exchange'] as const;
export const orderSorts = ['newest', 'oldest', 'sum', 'name'] as const;

/** What a list of customers can be narrowed to, and sorted by. A scout, or a member of Suomen Latu, has the facts of the card. */
export const customerKinds = ['private', 'organisation', 'scout', 'latu'] as const;
export const customerSorts = ['newest', 'oldest', 'name'] as const;

/** What products are described with, as it is told by the log and stands in addresses. `tag` is a label. */
export const attributeKinds = ['colour', 'product_type', 'tag', 'property', 'size_table'] as const;
export type AttributeKind = (typeof attributeKinds)[number];
export const isAttributeKind = (kind: string): kind is AttributeKind => attributeKinds.some((each) => each === kind);
/** The most that they have of each: columns and rows of a size table with its pictures, and values of a property. */
export const mostOfAttributes = { sizes: 100, measures: 50, pictures: 20, values: 500 } as const;

/** What the log can be narrowed to; what is content can be undone. */
export const logSubjects = [
  ...(['product', 'setting', 'banner', 'discount_code', 'redirect', 'search_words', 'store', 'delivery'] as const),
  ...(['brand', 'product_group', 'page', 'tabbed_page', 'post', 'keyword', 'campaign', 'gift_card'] as const),
  ...(['front_page', 'tax_area', 'gift_campaign', 'gift_code', 'newsletter_subscription', 'newsletter_list'] as const),
  ...attributeKinds,
] as const;
export type LogSubject = (typeof logSubjects)[number];

/** The kinds of what staff write, in the order in which the command palette's search answers them. */
export const writtenKinds = [
  ...(['page', 'tabbed_page', 'post', 'campaign', 'gift_campaign', 'banner', 'group', 'brand'] as const),
  ...attributeKinds,
  ...(['keyword', 'store', 'discount_code', 'redirect'] as const),
] as const;

/** The sections of the menu in which pages stand, in its order. */
export const pageSections = ['service', 'shop', 'circular', 'company', 'corporate'] as const;

/** Where a banner stands: at the top of the front page, as a line below that, or as a picture on it; `image` is on product pages too. */
export const bannerSpots = ['hero', 'text', 'image', 'dynamic'] as const;

/** The parts of the front page, in the order that they have until staff choose another one. */
export const frontParts = [
  ...(['hero', 'strips', 'promises', 'groups', 'offers', 'guide'] as const),
  ...(['tiles', 'newest', 'club', 'brands', 'guides'] as const),
] as const;

/** How a gift card stands, the first that fits: `replaced` is a code that ended because staff sent another one. */
export const giftCardStates = ['open', 'held', 'used_up', 'expired', 'blocked', 'replaced'] as const;

/** What redirects can be narrowed to: those that lead on, those of a page that is gone, those that nobody has followed. */
export const redirectKinds = ['moved', 'gone', 'unused'] as const;

/** What a member of the staff is here for. `service` is what all staff could do before there were roles. */
export const staffRoles = ['store', 'content', 'service', 'commerce', 'admin'] as const;

/** Why staff correct the stock on a shelf. */
export const stockReasons = ['count', 'damaged', 'lost', 'found', 'other'] as const;

/** Whether a discount code counts now, and why not. */
export const codeStandings = ['open', 'waiting', 'ended', 'used_up', 'stopped'] as const;

/** How a code of a gift campaign stands; `ended` is one that staff took back. */
export const giftCodeStandings = ['open', 'used_up', 'ended'] as const;
/** The most codes that are made at once, and the most orders that one is good for. */
export const mostGiftCodes = 1000;
export const mostUsesOfGiftCode = 100_000;

/** The most links of a group in the menu: the first one is a picture beside its groups, and the others fit one row below. */
export const mostMenuLinks = 6;

/** The newsletters that people may subscribe to, and how a subscription to one stands; `asked` waits for its mailed link. */
export const newsletterLists = ['forest', 'corporate'] as const;
export const newsletterStandings = ['confirmed', 'asked', 'left'] as const;

/** How a way to deliver brings goods to their buyer. */
export const deliveryKinds = ['home', 'pickup_point', 'store', 'express', 'repack'] as const;
