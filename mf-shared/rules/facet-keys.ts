/** Keys of filters that every list knows, in the order of the panel; any other key is a property's slug. */
export const standardKeys = ['group', 'size', 'price', 'color', 'store', 'brand'] as const;
/** The key of the words by which a list is narrowed. */
export const textKey = 'text';
