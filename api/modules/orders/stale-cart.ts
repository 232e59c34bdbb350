/** Something was sold or used up between pricing and placing: the cart has to be priced again. */
export class StaleCart extends Error {
  readonly variantIds: readonly number[];

  constructor(variantIds: readonly number[] = []) {
    super('the cart is stale');
    this.variantIds = variantIds;
  }
}
