/** The numbers of days that figures can be told for; today is the last one. */
export const figureDays = [7, 30, 90] as const;
