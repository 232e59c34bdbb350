/** Which designs of the down jacket are drawn with a hood, so that names and texts can agree. */
export const hasHood = (design: number): boolean => design % 3 !== 1;
