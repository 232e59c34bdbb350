import { type AttributeKind, attributeKinds } from 'mf-shared/contract/staff-choices';

/** The kind and the number in an address like `colour-3`; null for what is none. */
export function readAddress(part: string): { kind: AttributeKind; id: string } | null {
  const [, named = '', id = ''] = /^([a-z_]+)-(\d{1,9})$/.exec(part) ?? [];
  const kind = attributeKinds.find((each) => each === named);
  return kind ? { kind, id } : null;
}

export const pathOfAttribute = (kind: AttributeKind, id: number): string => `/staff/attributes/${kind}-${id}/`;
