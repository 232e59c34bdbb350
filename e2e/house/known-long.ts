/** Functions that are still to be split, by file and name. The list only gets shorter. */
export const knownLong: readonly string[] = [
  'mf-account/src/orders/order-facts.tsx OrderFacts',
  'mf-account/src/return-goods/choose-point.tsx ChoosePoint',
  'api/modules/complaints/list-complaints.ts listComplaints',
];
