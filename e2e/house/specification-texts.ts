/**
 * The texts that the specification quotes, in its order: the rule | the words as they are quoted | where the shop has them | the
 * record that says why its words are others. A place is a room's folder (or a file of texts in it) and a key; a path of a source
 * file is a text that only a log or the staff of Finland read. `{name}` and a lone N stand for what is filled in, and an ending
 * `...` for whatever follows.
 */
const quoted = `
ROUTE-6 | Page not found: {path} | shell/locales:error.page_not_found
NAV-1 | Products | shell/locales:frame.products
NAV-2 | Brands | shell/locales:navigation.brands
NAV-3 | Circular economy | shell/locales:navigation.circular
NAV-5 | Stores | shell/locales:navigation.stores
NAV-6 | Customer service | shell/locales:navigation.service
NAV-8 | Corporate deals | shell/locales:navigation.corporate
NAV-10 | Life outdoors | shell/locales:navigation.life_outdoors
NAV-10 | guides | shell/locales:navigation.guides
NAV-10 | product tests | shell/locales:navigation.product_tests
NAV-10 | events | shell/locales:navigation.events
NAV-10 | club offers | shell/locales:navigation.club_offers
NAV-11 | Account | shell/locales:navigation.account
NAV-11 | Join the club | shell/locales:navigation.join_club
ERR-2 | Continue shopping | shell/locales:error.continue
ERR-12 | Go to front page | shell/locales:error.front_page
ERR-6 | Failed to parse error data | shell/src/frame/error-screen.tsx
CONF-75 | Already fetched | nowhere | 97
ROUTE-121 | {title} - {brand} | shell/src/pages/document-head.ts
ERR-14 | Failed to fetch resources, try again later. | shell/locales:error.resources
LIST-6 | Product group not found. | mf-catalog/locales:group.not_found, api/locales:errors.product_group_not_found
LIST-8 | Outlet | mf-shared/ui/locales:ribbon.outlet
LIST-12 | Brands | mf-catalog/locales:brands.title, mf-catalog/locales:brand.all
LIST-17 | Manufacturer not found. | mf-catalog/locales:brand.not_found, api/locales:errors.manufacturer_not_found
LIST-21 | Filter | mf-shared/ui/locales:filter.title
LIST-24 | [filtered / total] | mf-shared/ui/locales:filter.count | 118
LIST-26 | Back to top | mf-shared/ui/locales:toolbar.back_to_top
PRODUCT-8 | Product not found. | mf-product/locales:errors.product_not_found
PRODUCT-15 | Description | mf-product/locales:tabs.description
PRODUCT-15 | Details | mf-product/locales:tabs.details
PRODUCT-15 | Availability | mf-product/locales:tabs.availability
PRODUCT-15 | Reviews | mf-product/locales:tabs.reviews
PRODUCT-15 | Guides | mf-product/locales:tabs.guides
PRODUCT-15 | Brand | mf-product/locales:tabs.brand
PRODUCT-15 | Data | mf-product/locales:tabs.data
PRODUCT-31 | +N | mf-shared/ui/gallery/gallery-thumbs.tsx
PRODUCT-48 | Select Color | mf-product/locales:buy.select_color
PRODUCT-48 | Select Size | mf-product/locales:buy.select_size
PRODUCT-48 | Select Type | mf-product/locales:buy.select_type
PRODUCT-49 | Add to cart | mf-product/locales:buy.add
PRODUCT-49 | Out of stock | mf-product/locales:buy.sold_out
PRODUCT-45 | First select the product size | mf-product/locales:buy.select_size_first
PRODUCT-55 | Available N pcs | mf-checkout/locales:cart.available_other
PRODUCT-41 | Type | mf-product/locales:choose.type, api/locales:product.type_title
AVAIL-7 | To see the availability, first select the size. | mf-product/locales:availability.select_first
PRODUCT-92 | Adding to wishlist requires login | mf-product/locales:buy.wishlist_login, mf-catalog/locales:wishlist.login
REVIEW-17 | You need to be logged in to like | mf-product/locales:reviews.login
SKI-9 | This product or size is incompatible with the selected products. | mf-product/locales:ski.misfit_selected
PRODUCT-10 | Product not found | api/locales:errors.product_not_found
PRODUCT-89 | An unexpected error(#6302) | mf-product/locales:errors.notify
PRODUCT-87 | Thank you for ordering notification | mf-product/locales:notify.done
PRODUCT-94 | An unexpected error(#9424) | mf-product/locales:errors.wishlist, mf-account/locales:wishlist.failed
CARD-17 | An unexpected error(#4381) | mf-catalog/locales:wishlist.failed
GIFT-16 | An unexpected error(#4924) | mf-product/locales:errors.gift_code
PRODUCT-81 | An unexpected error(#2664) | mf-product/locales:errors.extra
SEARCH-9 | Loading... | shell/locales:keyword.loading
SEARCH-9 | Loading failed | shell/locales:keyword.failed
AVAIL-20 | There are no delivery methods available for postal code... | mf-product/locales:delivery.none, api/locales/commerce:checkout.no_delivery_methods
PRODUCT-76 | This product is not shipped to {country} | mf-product/locales:delivery.blocked
GIFT-22 | Campaign not found. | mf-product/locales:errors.campaign_not_found, mf-catalog/locales:campaign.not_found, api/locales/sets:errors.campaign_not_found
STAFF-22 | Customer not found | mf-account/locales/staff:staff_customers.not_found, api/locales/customers:errors.customer_not_found
CONTENT-16 | Page not found. | mf-catalog/locales:page.not_found, mf-product/locales:errors.page_not_found, api/locales:errors.page_not_found
CHECKOUT-25 | Delivery location was not found! | api/locales/commerce:validation.delivery_location_unknown | 107
ERR-10 | Unexpected error | api/locales:errors.internal | 118
SEARCH-5 | An error occurred while fetching search results. | mf-catalog/locales:search.failed
REVIEW-20 | Failed to save comment | mf-product/locales/signed-in:own_review.failed, mf-account/locales/staff:staff_customers.comment_failed
SESSION-82 | Gift category save failed | mf-account/locales:membership.gift_failed
SESSION-66 | Wrong password. | api/locales/credentials:validation.wrong_password | 107
ERR-10 | An unexpected error has occurred. Try again later. | api/locales:errors.internal
AFTER-71 | Complaint could not be found. | mf-account/locales/cases:complaint.not_found, api/locales/complaints:errors.complaint_not_found
PRODUCT-93 | Added to wishlist | mf-product/locales:buy.wishlist_added, mf-catalog/locales:wishlist.added
REVIEW-20 | Comment saved | mf-product/locales/signed-in:own_review.saved, mf-account/locales/staff:staff_customers.comment_saved
SESSION-65 | Interests saved | mf-account/locales:settings.interests_saved
SESSION-82 | Gift category saved | mf-account/locales:membership.gift_saved
CONTENT-22 | Corporate information email sent successfully | mf-account/locales:corporate.done | 107
SEARCH-2 | We did not understand your query | mf-catalog/locales:search.approximate
REVIEW-6 | Small | mf-product/locales:reviews.fit_2
REVIEW-6 | Smaller | mf-product/locales:reviews.fit_4
REVIEW-6 | Regular | mf-product/locales:reviews.fit_6
REVIEW-6 | Larger | mf-product/locales:reviews.fit_8
REVIEW-6 | Large | mf-product/locales:reviews.fit_10
`;

/** The texts that the specification tells of and does not quote, in the same columns: what they say, and where the shop says it. */
const told = `
NAV-4 | second hand | shell/locales:navigation.second_hand
NAV-10 | blogs | shell/locales:navigation.blog
CHECKOUT-75 | in Finnish, to choose enough products from the picking warehouses for the row {name} | mf-shared/rules/transfer-picks.ts
LIST-4 | read more of a description | mf-catalog/locales:group.read_more
LIST-22 | larger or smaller cards | mf-shared/ui/locales:toolbar.larger, mf-shared/ui/locales:toolbar.smaller
PRODUCT-9 | in Finnish, that customer accounts do not see the product | mf-product/locales/signed-in:hidden.note | 118
PRODUCT-56 | go to checkout | mf-checkout/locales:added.checkout
PRODUCT-59 | in Finnish, on the button, to add to the enterprise order | mf-product/locales/signed-in:enterprise.add
AVAIL-9 | only the web shop, one store, a list of stores, out of stock | mf-product/locales:availability.only-webstore, mf-product/locales:availability.only-one-store, mf-product/locales:availability.store-list, mf-product/locales:availability.out-of-stock
AFTER-50 | waiting | mf-account/locales/cases:returns.state.new-return, mf-account/locales/cases:complaint.state.new-return | 107
AFTER-51 | processing | mf-account/locales/cases:returns.state.processing-return, mf-account/locales/cases:complaint.state.processing-return
AFTER-52 | processed | mf-account/locales/cases:returns.state.processed-return, mf-account/locales/cases:complaint.state.processed-return
AFTER-53 | needs more info from the customer | mf-account/locales/cases:returns.state.more_info-return, mf-account/locales/cases:complaint.state.more_info-return
AFTER-54 | product not salable | mf-account/locales/cases:returns.state.rejected-return, mf-account/locales/cases:complaint.state.rejected-return | 107
AFTER-55 | being repaired | mf-account/locales/cases:returns.state.fixing-return, mf-account/locales/cases:complaint.state.fixing-return
AFTER-1 | processing | mf-account/locales:status.processing
AFTER-2 | ready for packing | mf-account/locales:status.ready_for_packing
AFTER-3 | ready for pick up | mf-account/locales:status.ready_for_pick_up
AFTER-4 | transported to the pickup location | mf-account/locales:status.transported_to_pickuplocation
AFTER-5 | dispatched | mf-account/locales:status.shipped
AFTER-6 | dispatched, of what was delivered | mf-account/locales:status.delivered | 107
AFTER-7 | cancellation pending | mf-account/locales:status.manual_cancellation
SKI-10 | incompatible with the boots, the skis or both | mf-product/locales:ski.misfit_boots, mf-product/locales:ski.misfit_skis, mf-product/locales:ski.misfit_both
LIST-56 | the text filter filters by name and description | mf-shared/ui/locales:filter.words_hint
REVIEW-8 | read more of a review | mf-product/locales:reviews.read_more
AFTER-38 | a return reason must be chosen | mf-account/locales/cases:returns.reason_missing
AFTER-39 | a size must be chosen | mf-account/locales/cases:returns.size_missing, api/locales/exchanges:validation.size_missing
AVAIL-21 | a postal code before a pickup point | mf-checkout/locales:missing.postal_code, mf-checkout/locales:delivery.postal_code_hint
AFTER-73 | images of a case are too large together | mf-account/locales/cases:attach.limit_size, api/locales/attachments:errors.attachment_too_large
CART-56 | only one discount code per order | api/locales/commerce:checkout.code.only_one
CHECKOUT-30 | only one Vuota item per order | api/locales/commerce:checkout.one_vuota, api/locales/commerce:errors.one_vuota
CHECKOUT-15 | shipping to Northern Ireland is blocked | mf-checkout/locales:invalid.northern_ireland, api/locales/commerce:errors.northern_ireland
SESSION-67 | email and password required | mf-account/locales:login.email_missing, mf-account/locales:login.password_missing
CHECKOUT-27 | UK VAT 20 % and a clearance fee of about 12 GBP | mf-checkout/locales:customs.gb
CHECKOUT-28 | Switzerland VAT 8.1 % | mf-checkout/locales:customs.ch
CHECKOUT-29 | Canada | mf-checkout/locales:customs.ca
CHECKOUT-29 | customs and taxes must be agreed to | mf-checkout/locales:missing.customs_consent, api/locales/commerce:validation.customs_consent
AFTER-16 | order not found (check email and order number) | mf-account/locales:view_order.not_found, api/locales:errors.order_not_found
SESSION-68 | login failure (email and password, case-sensitive) | mf-account/locales:login.failed
SESSION-69 | link expired (request a new one) | api/locales:errors.link_expired, mf-account/locales:new_password.expired_title
SESSION-70 | something went wrong (confirm email, retry) | mf-account/locales:form.failed | 107
CHECKOUT-50 | payment failed | api/locales/commerce:payment.result.error
CHECKOUT-50 | payment cancelled | api/locales/commerce:payment.result.cancelled
AFTER-78 | upload error (retry or send without attachments) | mf-account/locales/cases:attach.file_failed, api/locales/attachments:errors.attachment_not_stored
CONTENT-21 | sending message failed | mf-account/locales:ask.failed
SESSION-71 | failed to delete account | mf-account/locales:removal.failed
SESSION-72 | failed to stop reminders | mf-account/locales:reminders.failed
AVAIL-22 | no pickup points for a postal code | api/locales/commerce:checkout.no_pickup_points
AVAIL-20 | no delivery methods for a postal code | api/locales/commerce:errors.no_delivery_methods
PRODUCT-47 | selected colour or size not available | mf-product/locales:buy.sold_out, api/locales/commerce:checkout.sold_out | 107
PRODUCT-76 | product not shipped to the chosen country | api/locales/commerce:checkout.country_blocked
PRODUCT-57 | only N pieces available | api/locales/commerce:checkout.amount_lowered_other, mf-checkout/locales:changes.amount_lowered_other
AFTER-35 | return time expired (100 days) | api/locales/orders:errors.return_time_over | 107
CHECKOUT-26 | pack together not possible | api/locales/commerce:checkout.pack_together_not_possible
CHECKOUT-24 | post_delivery failure (pack with another order) | api/locales/commerce:errors.post_delivery_failed, api/locales/commerce:checkout.post_delivery_failed
CHECKOUT-19 | no shipping method selected | mf-checkout/locales:missing.delivery_method, api/locales/commerce:validation.delivery_method
AVAIL-28 | express pickup unavailable for rows in a store | api/locales/commerce:checkout.express_unavailable
CART-116 | online purchase temporarily blocked from some stores | api/locales/commerce:checkout.stores_blocked
SESSION-73 | duplicate accounts for an email (contact customer service) | api/locales/social-sign-in:errors.duplicate_accounts
SESSION-74 | email permission required | mf-account/locales:social.email
LIST-33 | default (most popular) | mf-catalog/locales:sort.default
LIST-34 | popular (most sold) | mf-catalog/locales:sort.popular
LIST-35 | newest | mf-catalog/locales:sort.newest
LIST-36 | stars (top rated) | mf-catalog/locales:sort.stars
LIST-37 | offers (best offer) | mf-catalog/locales:sort.offers
LIST-38 | lowest | mf-catalog/locales:sort.lowest
LIST-39 | highest | mf-catalog/locales:sort.highest
LIST-40 | alphabetical | mf-catalog/locales:sort.alphabetical
PRODUCT-70 | the end of an offer | mf-product/locales:price.offer_ends
PRODUCT-68 | the lowest price of 30 days | mf-shared/ui/locales:price.lowest_30_days
MONEY-28 | local taxes or duties may apply | mf-product/locales:price.zero_rate
MONEY-9 | rubles are converted at a central bank's rate and paid in euros | mf-product/locales:price.rubles
REVIEW-6 | another reading: distinctly or somewhat smaller or larger | mf-product/locales:reviews.fit_4, mf-product/locales:reviews.fit_8 | 118
PRODUCT-22 | sustainable choice | mf-catalog/locales:responsibility.label
`;

export interface SpecificationText {
  rule: string;
  words: string;
  places: readonly string[];
  record: number | null;
}

const rowsOf = (table: string): SpecificationText[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [rule = '', words = '', places = '', record] = line.split(' | ');
      return { rule, words, places: places.split(', '), record: record === undefined ? null : Number(record) };
    });

export const quotedTexts: readonly SpecificationText[] = rowsOf(quoted);
export const toldTexts: readonly SpecificationText[] = rowsOf(told);
