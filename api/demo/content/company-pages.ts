export const companyPageTexts = ``;
