/** One choice of a facet with the number of products that it leaves. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
}

/** Whether this choice would leave no product; a chosen one can always be taken off. */
export const isDeadEnd = ({ count, isChosen }: FacetOption): boolean => count === 0 && !isChosen;
