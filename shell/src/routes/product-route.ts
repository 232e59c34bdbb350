/** Where product pages come from; told apart from the table of routes, which pages do without at first. */
export const productRoute = { remote: 'mf-product', expose: './product' } as const;
