export const tabbedPageTexts = ``;
