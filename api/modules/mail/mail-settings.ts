import { join } from 'node:path';
import type { ServiceSettings } from '../../service-settings.ts';

export interface MailSettings {
  /** Without it mails are written as files. */
  smtpUrl: string | null;
  from: { name: string; address: string };
  folder: string;
  /** Whether /dev/outbox/ lists the files: never in a production shop with customers of its own. */
  isListed: boolean;
}

/** SMTP where it is configured, DATA_DIR/outbox/ otherwise (CONF-19, CONF-20). */
export function mailSettings(settings: ServiceSettings): MailSettings {
  const { smtpUrl, mailFrom, isDemo } = settings.commerce;
  return {
    smtpUrl,
    from: { name: settings.brandName, address: mailFrom ?? settings.contactEmail },
    folder: join(settings.dataDir, 'outbox'),
    isListed: smtpUrl === null && (!settings.isProduction || isDemo),
  };
}
