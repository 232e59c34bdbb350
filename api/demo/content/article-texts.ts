export const articleTexts = ``;
