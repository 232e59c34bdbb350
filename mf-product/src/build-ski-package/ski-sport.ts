/** Sports of the ski wizard (spec: catalogue §2 Ski-wizard entry paths). */
export const skiSports = ['alpine', 'nordic'] as const;
export type SkiSport = (typeof skiSports)[number];

/** What the service calls them (spec: catalogue §7 GET /api/compatible_products/). */
export const skiType = { alpine: 'laskettelu', nordic: 'murto' } as const;

export const toSkiSport = (word: string | undefined): SkiSport | null =>
  skiSports.find((sport) => sport === word) ?? null;
