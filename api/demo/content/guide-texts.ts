export const guideTexts = ``;
