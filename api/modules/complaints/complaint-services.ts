import type { ServiceContext } from '../../http/service-module.ts';
import type { ServiceSecret } from '../secrets/service-secret.ts';

/** What the calls about complaints need of the service. */
export interface ComplaintServices {
  context: ServiceContext;
  secret: ServiceSecret;
}
