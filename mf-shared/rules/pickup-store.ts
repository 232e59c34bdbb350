/** Whether goods of the web shop can be fetched there: what a customer's preferred store must be (SESSION-85). */
export const isPickupStore = ({
  type,
  nouto,
  pikanouto,
}: {
  type: string;
  nouto: boolean;
  pikanouto: boolean;
}): boolean => type === 'retail' && (nouto || pikanouto);
