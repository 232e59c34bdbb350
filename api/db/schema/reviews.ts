import type { Generated, JsonDefault, Moment, MomentOrNull } from './column-kinds.ts';

export interface ReviewsTable {
  id: Generated<number>;
  model_id: number;
  customer_id: number | null;
  created_at: Moment;
  rating: number;
  visible_name: string;
  comment: string;
  language: Generated<string>;
  size: number | null;
  images: JsonDefault<{ url: string }[]>;
  votes_up: Generated<number>;
  votes_down: Generated<number>;
  status: Generated<'pending' | 'published' | 'rejected'>;
}

export interface ReviewVotesTable {
  review_id: number;
  customer_id: number;
  is_up: boolean;
}

export interface AvailabilityNotificationsTable {
  id: Generated<number>;
  email: string;
  variant_id: number;
  language: string;
  created_at: Moment;
  notified_at: MomentOrNull;
}

export interface ReviewsTables {
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  availability_notifications: AvailabilityNotificationsTable;
}
