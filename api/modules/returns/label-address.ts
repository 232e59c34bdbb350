import type { ServiceSecret } from '../secrets/service-secret.ts';

const minutes = 15;

/** The address of a label's PDF, for who sees its return now. */
export function labelAddress(secret: ServiceSecret, returnId: number): string {
  const expires = Math.ceil(Date.now() / 1000) + minutes * 60;
  const signature = secret.keyFor('return label', `${returnId} ${expires}`);
  return `/api/return-labels/${returnId}/?${new URLSearchParams({ expires: String(expires), signature })}`;
}

export const isLabelAddress = (
  secret: ServiceSecret,
  returnId: number,
  { expires, signature }: { expires: number; signature: string },
): boolean => expires * 1000 > Date.now() && secret.matches('return label', `${returnId} ${expires}`, signature);
