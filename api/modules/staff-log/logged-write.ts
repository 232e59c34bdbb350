/** A row of the log with what it holds. */
export interface LoggedWrite {
  id: number;
  action: string;
  entity: string;
  entity_id: string;
  before: object | null;
  after: object | null;
}
