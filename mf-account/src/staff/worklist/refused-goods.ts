/** What was chosen of `GoodsOptions` as the service takes it: `with_buyer`, `sent_back`, or the id of the store that keeps it. */
export const refusedGoods = (chosen: string): { to: string; store: number | null } =>
  /^\d+$/.test(chosen) ? { to: 'kept', store: Number(chosen) } : { to: chosen, store: null };
