import type { ProductMaking } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import type { ReactNode } from 'react';
import { FailedAnswer } from '../../failed-answer.tsx';

/** Reads what a product can be made of, for the forms that choose of it. */
export function WithMaking({ children }: { children: (making: ProductMaking) => ReactNode }) {
  const { data, failure, retry } = useQuery<ProductMaking>('/api/staff/products/making/');
  if (failure) return <FailedAnswer failure={failure} onRetry={retry} />;
  return data ? children(data) : <Bone kind="line" width="most" />;
}
