/** Of how many days figures are told, today the last one. */
export const figureDays = [7, 30, 90] as const;
