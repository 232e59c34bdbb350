export const nothing = { functional: false, statistics: false, marketing: false } as const;
export const everything = { functional: true, statistics: true, marketing: true } as const;
