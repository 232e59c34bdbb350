import type { StaffRole } from 'mf-shared/contract';
import type { TestService } from './test-service.ts';

export interface Refused {
  error?: { code: string; fields?: Record<string, string> };
}
/** A GET, or where there is a body a PUT, or what is asked for: the answer, or what was refused. */
export type StaffCall = <T>(
  url: string,
  body?: object,
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE',
) => Promise<T & Refused>;

/** Calls as somebody of the staff with a role makes them, in English. */
export async function staffCall(service: TestService, staff_role: Exclude<StaffRole, 'admin'>): Promise<StaffCall> {
  const { authorization } = await service.signedIn({ is_staff: true, staff_role });
  return async (url, body, method = body ? 'PUT' : 'GET') => {
    const request = { method, ...(body && { body }), authorization, locale: 'en' } as const;
    return (await service.call(url, request)).json();
  };
}
