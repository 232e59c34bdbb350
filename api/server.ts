import { startService } from './service.ts';

/** The service of a shop that fills itself from nothing: DATA_DIR or DATABASE_URL hold all that it shows. */
await startService();
