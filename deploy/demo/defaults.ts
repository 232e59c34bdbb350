/** The demo shop that every fresh clone gets. */
export const defaultSeed = 20_261_121;
export const defaultModels = 3000;
