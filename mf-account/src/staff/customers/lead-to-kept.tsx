import { useHref, useNavigate } from 'mf-shared/router';
import { useEffect } from 'react';

/** The account that was asked for was merged: the page is the kept account's from now on (STAFF-76). */
export function LeadToKept({ id }: { id: number }) {
  const href = useHref();
  const navigate = useNavigate();
  const path = href(`/staff/customers/${id}/`);
  useEffect(() => {
    void navigate(path, { replace: true });
  }, [navigate, path]);
  return null;
}
