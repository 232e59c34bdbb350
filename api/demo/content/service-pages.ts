export const servicePageTexts = ``;
