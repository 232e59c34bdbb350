import type { ServiceSecret } from '../secrets/service-secret.ts';

const minutes = 15;

/** The address of a label's PDF, for who sees its case now. */
export function labelAddress(secret: ServiceSecret, labelId: number): string {
  const expires = Math.ceil(Date.now() / 1000) + minutes * 60;
  const signature = secret.keyFor('parcel label', `${labelId} ${expires}`);
  return `/api/parcel-labels/${labelId}/?${new URLSearchParams({ expires: String(expires), signature })}`;
}

export const isLabelAddress = (
  secret: ServiceSecret,
  labelId: number,
  { expires, signature }: { expires: number; signature: string },
): boolean => expires * 1000 > Date.now() && secret.matches('parcel label', `${labelId} ${expires}`, signature);
