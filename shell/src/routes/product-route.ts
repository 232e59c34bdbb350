/** Where product pages come from. */
export const productRoute = { remote: 'mf-product', expose: './product' } as const;
