/** How many tabs stand together in a text (CONTENT-32). */
export const [fewestTabsInText, mostTabsInText] = [2, 8] as const;
