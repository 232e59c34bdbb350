import type {
  StaffComplaintsResponse,
  StaffCustomersResponse,
  StaffOrdersResponse,
  StaffRefundsResponse,
  StaffReturnsResponse,
  StaffReviewsResponse,
  StaffRight,
  StaffStoreReturnsResponse,
  StaffTransfersResponse,
} from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { rightsOfRooms, roomOf, staffPlace } from './staff-place.ts';
import { useMay } from './use-may.ts';

export interface Task {
  /** In `staff_room.todo`. */
  name:
    | 'returns'
    | 'store_returns'
    | 'cancellations'
    | 'processing'
    | 'packing'
    | 'reviews'
    | 'transfers'
    | 'complaints'
    | 'refunds'
    | 'organisations';
  path: string;
  count: number | null;
}

/** What waits for the reader, and where; a count that is not known yet, or not to be had, is null. */
export function useToDo(): readonly Task[] {
  const returns = useCount<StaffReturnsResponse>(
    { path: '/api/staff/returns/', query: { status: 'open' }, right: 'returns.read' },
    ({ total }) => total,
  );
  const storeReturns = useCount<StaffStoreReturnsResponse>(
    { path: '/api/staff/store-returns/', query: { status: 'open' }, right: 'returns.read' },
    ({ total }) => total,
  );
  const orders = (status: string) => ({ path: '/api/staff/orders/', query: { status }, right: 'orders.read' }) as const;
  const cancellations = useCount<StaffOrdersResponse>(orders('manual_cancellation'), ({ total }) => total);
  const processing = useCount<StaffOrdersResponse>(orders('processing'), ({ total }) => total);
  const packing = useCount<StaffOrdersResponse>(orders('ready_for_packing'), ({ total }) => total);
  const complaints = useCount<StaffComplaintsResponse>(
    { path: '/api/staff/reclamations/', query: { status: 'open' }, right: 'complaints.work' },
    ({ total }) => total,
  );
  const refunds = useCount<StaffRefundsResponse>(
    { path: '/api/staff/refunds/', right: 'refunds.work' },
    ({ total }) => total,
  );
  const reviews = useCount<StaffReviewsResponse>(
    { path: '/api/staff/reviews/', right: 'reviews.work' },
    ({ total }) => total,
  );
  const transfers = useCount<StaffTransfersResponse>(
    { path: '/api/staff/transfer-requests/', query: { status: 'open' }, right: 'transfers.work' },
    ({ total }) => total,
  );
  const organisations = useCount<StaffCustomersResponse>(
    { path: '/api/staff/customers/', query: { organisation: 'waiting' }, right: 'customers.read' },
    ({ total }) => total,
  );
  const may = useMay();
  const tasks: Task[] = [
    { name: 'returns', path: '/staff/returns/', count: returns },
    { name: 'store_returns', path: '/staff/store-returns/', count: storeReturns },
    { name: 'cancellations', path: '/staff/orders/?status=manual_cancellation', count: cancellations },
    { name: 'processing', path: '/staff/orders/?status=processing', count: processing },
    { name: 'packing', path: '/staff/orders/?status=ready_for_packing', count: packing },
    { name: 'complaints', path: '/staff/complaints/', count: complaints },
    { name: 'refunds', path: '/staff/refunds/', count: refunds },
    { name: 'reviews', path: '/staff/reviews/', count: reviews },
    { name: 'organisations', path: '/staff/customers/?organisation=waiting', count: organisations },
    { name: 'transfers', path: '/staff/transfers/', count: transfers },
  ];
  return tasks.filter(({ path }) => {
    const place = staffPlace(path.replace(/^\/staff|\?.*$/g, ''));
    const room = place && roomOf(place);
    return room !== null && may(rightsOfRooms[room]);
  });
}

function useCount<T>(
  { path, query, right }: { path: string; query?: Record<string, string>; right: StaffRight },
  countOf: (answer: T) => number,
): number | null {
  const may = useMay();
  const { data } = useQuery<T>(may(right) ? path : null, { query });
  return data && countOf(data);
}
