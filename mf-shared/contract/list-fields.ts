/**
 * The simple fields of a list's product, each described once: the list's schema, the packed columns and the browser that
 * unpacks them are made from these (record 65). This file has no schema and may be imported by a browser.
 */

/** Fields that travel as they are, in a column each. */
export const plainFields = {
  id: 'int',
  name: 'text',
  shortDescription: 'text',
  description: 'text',
  /** The most important measured property, `Water column 20,000 mm`; empty where there is none (CARD-19). */
  shownProperty: 'text',
  soldAmount: 'int',
  /** 0–10; shown as half that many stars. */
  rating: 'number',
  ratingCount: 'int',
} as const;

/** Fields that are true or false: a bit each of one column. A new one stands last. */
export const flagFields = [
  /** True where variants differ in price: shown as "from". */
  'fromPrefix',
  /** Cannot be ordered: sold out everywhere and not on order, or sold in stores only. */
  'isDisabled',
  /** Cannot be ordered, but bought in a store. */
  'isStoresOnly',
  /** Can be ordered, but nothing of it is in stock. */
  'isOnOrder',
] as const;

export const plainFieldNames = Object.keys(plainFields) as readonly (keyof typeof plainFields)[];
