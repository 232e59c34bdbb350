/** Properties differ from group to group; lists across groups offer the standard filters only. */
export const noProperties: readonly string[] = [];
