import type { ServiceModule } from '../../http/service-module.ts';
import { buyerComplaints } from './buyer-routes.ts';
import { staffComplaints } from './staff-routes.ts';

/** Complaints of buyers, and the staff's side of them (AFTER-62 to AFTER-71). */
export const complaints: ServiceModule = (app, context) => {
  void buyerComplaints(app, context);
  void staffComplaints(app, context);
};
