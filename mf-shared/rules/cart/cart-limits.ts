/** What the contract of POST /api/checkout/ takes: anything beyond would have a whole cart refused. */
export const mostRows = 500;
export const mostSets = 50;
export const mostCodes = 20;
export const longestText = 200;
export const longestCampaign = 100;
export const longestPostcode = 12;
export const longestRequest = 2000;
const largestId = 2_147_483_647;
export const mostPieces = 999_999;

export function isVariantId(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= largestId;
}

export function isAmount(pieces: number): boolean {
  return pieces > 0 && pieces <= mostPieces;
}
