/** Sports of the ski wizard (SKI-2). */
export const skiSports = ['alpine', 'nordic'] as const;
export type SkiSport = (typeof skiSports)[number];

/** What the service calls them (SKI-11). */
export const skiType = { alpine: 'laskettelu', nordic: 'murto' } as const;

export const toSkiSport = (word: string | undefined): SkiSport | null =>
  skiSports.find((sport) => sport === word) ?? null;
