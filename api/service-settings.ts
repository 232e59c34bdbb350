import { join } from 'node:path';
import { contactSettings } from 'mf-shared/rules/contact-settings';
import {
  addressSetting,
  choiceSetting,
  hostSetting,
  hostsSetting,
  listeningSetting,
  nodeEnvironment,
  originsSetting,
  secretSetting,
  switchSetting,
  wholeNumberSetting,
} from 'mf-shared/rules/environment-settings';
import { localeStrategies } from 'mf-shared/rules/locale-path';
import { type MetricsSettings, metricsSettings } from 'mf-shared/rules/metrics-settings';
import { sellerSettings } from 'mf-shared/rules/seller-settings';
import { trustedProxiesSetting } from 'mf-shared/rules/trusted-proxies';
import { type DatabaseSettings, databaseSettings } from './db/open-database.ts';
import { type BucketSettings, bucketSettings } from './file-stores/bucket-store.ts';
import { defaultSessionDays } from './modules/accounts/sessions.ts';
import { type ReturnSettings, returnSettings } from './modules/after-sale/return-terms.ts';
import { type CommerceSettings, commerceSettings } from './modules/commerce/commerce-settings.ts';
import type { Seller } from './modules/receipts/issue-receipt.ts';
import { type RecommendationSettings, recommendationSettings } from './modules/recommendations/ask-recommendations.ts';
import type { RichTextSettings } from './modules/rich-text/sanitise-html.ts';
import { type SocialSettings, socialSettings } from './modules/social-sign-in/social-settings.ts';
import { type TranslationSettings, translationSettings } from './modules/staff-translations/translation-settings.ts';
import { type VideoSettings, videoSettings } from './modules/videos/ask-videos.ts';

/** Everything the service takes from its environment, read once at the start. */
export interface ServiceSettings {
  port: number;
  host: string;
  /** METRICS_PORT, METRICS_HOST: where it tells its metrics; null: nowhere. */
  metrics: MetricsSettings | null;
  /** TRUSTED_PROXIES: where the shell is, when it is not on this machine. */
  trustedProxies: string;
  dataDir: string;
  /** ORIGINALS_DIR: the folder with the merchant's pictures, `DATA_DIR/media/originals` unless told. */
  originalsDir: string;
  /** ATTACHMENTS_DIR: where the files lie that buyers send with a case; `attachments` in the data folder otherwise. */
  attachmentsDir: string;
  /** ATTACHMENTS_BUCKET_URL: they lie in an object store instead. */
  attachmentsBucket: BucketSettings | null;
  database: DatabaseSettings;
  /** MIGRATIONS: `wait` leaves them to another process, and waits for it. */
  migrations: 'start' | 'wait';
  /** RELEASES_DIR: where teams publish to, `releases` in the data folder otherwise; RELEASES_KEY as the shell has it. */
  releases: { directory: string; key: string | null };
  /** Origin that shoppers use, for links in mails and return addresses: `http://localhost:3000`. */
  publicUrl: string;
  brandName: string;
  contactEmail: string;
  /** BRAND_COMPANY, BRAND_ADDRESS, BRAND_BUSINESS_ID, BRAND_VAT_NUMBER: who sells, on receipts, in mails and in content. */
  seller: Seller;
  /** RETURN_ADDRESS: where buyers send goods back to. */
  returnAddress: string;
  /** RETURN_FEES, RETURN_LABEL_COST: what the way back costs, by kind and country. */
  returns: ReturnSettings;
  /** RETURN_REMINDER_DAYS, ANSWER_REMINDER_DAYS, DIFFERENCE_REMINDER_DAYS, DEADLINE_REMINDER_DAYS: how long before a last day buyers are reminded of it; 0: never. */
  reminders: {
    parcelDays: number;
    answerDays: number;
    differenceDays: number;
    deadlineDays: number;
    /** REVIEW_REQUEST_DAYS: how long after it came buyers are asked for reviews; 0: never. */
    reviewDays: number;
  };
  /** RENTAL_PARTNER_URL: the page of a partner who takes the reservations of what is rented; null: the shop does. */
  rentalPartnerUrl: string | null;
  /** What rich texts may link to and show. */
  richText: RichTextSettings;
  logLevel: string;
  /** STAFF_SECOND_FACTOR: staff and admins have their rights only in sessions with a second factor; off in a demo. */
  staffNeedSecondFactor: boolean;
  /** SESSION_DAYS: after which a sign-in ends, however often its token is renewed. */
  sessionDays: number;
  /** Milliseconds that requests under way may take after SIGTERM. */
  drainMs: number;
  isProduction: boolean;
  /** DRAWINGS_PER_MINUTE: most pictures that are drawn for one address; those that exist are served without limit. */
  drawingsPerMinute: number;
  /** DRAWINGS_AHEAD=0: pictures are drawn when they are asked for, not before. */
  drawsAhead: boolean;
  /** SEARCH_AHEAD=0: search indexes are read when a language is first searched, not after the start. */
  readsSearchAhead: boolean;
  commerce: CommerceSettings;
  recommendations: RecommendationSettings;
  videos: VideoSettings;
  /** TRANSLATION_…: who drafts texts in other languages; null without an address and key. */
  translation: TranslationSettings | null;
  /** SCRIPT_ORIGINS: where scripts may come from that the merchant adds to pages (CONF-72). */
  scriptOrigins: readonly string[];
  /** WEBHOOK_HOSTS: hosts of the merchant's own network that webhooks may lead to (FEED-9). */
  webhookHosts: readonly string[];
  /** SOCIAL_…: who else may say who somebody is. */
  social: SocialSettings;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** @throws SettingError for a value that cannot be used: the service does not start with it. */
export function serviceSettings(environment: NodeJS.ProcessEnv = process.env): ServiceSettings {
  const dataDir = environment.DATA_DIR || '.data';
  const port = wholeNumberSetting(environment, 'API_PORT', { otherwise: 4120, min: 0, max: 65_535 });
  const publicUrl = addressSetting(environment, 'PUBLIC_URL') ?? 'http://localhost:3000';
  const contact = contactSettings(environment);
  const seller = { ...sellerSettings(environment), email: contact.email };
  const brandHost = hostSetting(environment, 'BRAND_HOST') ?? 'havu.example';
  return {
    port,
    host: listeningSetting(environment, 'API_HOST') ?? '127.0.0.1',
    metrics: metricsSettings(environment, port),
    trustedProxies: trustedProxiesSetting(environment),
    dataDir,
    originalsDir: environment.ORIGINALS_DIR || join(dataDir, 'media', 'originals'),
    attachmentsDir: environment.ATTACHMENTS_DIR || join(dataDir, 'attachments'),
    attachmentsBucket: bucketSettings(environment, 'ATTACHMENTS_BUCKET'),
    database: databaseSettings(environment),
    migrations: choiceSetting(environment, 'MIGRATIONS', ['start', 'wait']) ?? 'start',
    releases: {
      directory: environment.RELEASES_DIR || join(dataDir, 'releases'),
      key: secretSetting(environment, 'RELEASES_KEY'),
    },
    publicUrl,
    brandName: environment.BRAND_NAME || 'Havu',
    contactEmail: contact.email,
    seller,
    returnAddress: environment.RETURN_ADDRESS || 'Havu, Palautukset, Tikkurilantie 140, 01530 Vantaa, Finland',
    returns: returnSettings(environment),
    reminders: reminderSettings(environment),
    rentalPartnerUrl: addressSetting(environment, 'RENTAL_PARTNER_URL'),
    richText: {
      ownHosts: [new URL(publicUrl).host, brandHost, `www.${brandHost}`],
      videoEmbedUrl: videoSettings(environment).embedUrl,
      localeStrategy: choiceSetting(environment, 'LOCALE_STRATEGY', localeStrategies) ?? 'prefix-except-default',
      contact,
      seller,
    },
    logLevel: choiceSetting(environment, 'LOG_LEVEL', logLevels) ?? 'info',
    staffNeedSecondFactor: switchSetting(environment, 'STAFF_SECOND_FACTOR', environment.DEMO !== '1'),
    sessionDays: wholeNumberSetting(environment, 'SESSION_DAYS', { otherwise: defaultSessionDays, min: 1, max: 365 }),
    drainMs: wholeNumberSetting(environment, 'DRAIN_MS', { otherwise: 5000, min: 0, max: 600_000 }),
    drawingsPerMinute: wholeNumberSetting(environment, 'DRAWINGS_PER_MINUTE', {
      otherwise: 1200,
      min: 1,
      max: 1_000_000,
    }),
    drawsAhead: switchSetting(environment, 'DRAWINGS_AHEAD', true),
    isProduction: nodeEnvironment(environment) === 'production',
    readsSearchAhead: switchSetting(environment, 'SEARCH_AHEAD', true),
    commerce: commerceSettings(environment),
    recommendations: recommendationSettings(environment),
    videos: videoSettings(environment),
    translation: translationSettings(environment),
    scriptOrigins: originsSetting(environment, 'SCRIPT_ORIGINS'),
    webhookHosts: hostsSetting(environment, 'WEBHOOK_HOSTS'),
    social: socialSettings(environment),
  };
}

/** For how long before a last day buyers are reminded of it, in days. */
const reminderSettings = (environment: NodeJS.ProcessEnv): ServiceSettings['reminders'] => ({
  parcelDays: wholeNumberSetting(environment, 'RETURN_REMINDER_DAYS', { otherwise: 4, min: 0, max: 13 }),
  answerDays: wholeNumberSetting(environment, 'ANSWER_REMINDER_DAYS', { otherwise: 3, min: 0, max: 13 }),
  differenceDays: wholeNumberSetting(environment, 'DIFFERENCE_REMINDER_DAYS', { otherwise: 2, min: 0, max: 6 }),
  deadlineDays: wholeNumberSetting(environment, 'DEADLINE_REMINDER_DAYS', { otherwise: 7, min: 0, max: 60 }),
  reviewDays: wholeNumberSetting(environment, 'REVIEW_REQUEST_DAYS', { otherwise: 14, min: 0, max: 90 }),
});

export const mediaFolder = (settings: ServiceSettings): string => join(settings.dataDir, 'media');

/** Where the models of a version are kept, for the next start. */
export const catalogueFolder = (settings: ServiceSettings): string => join(settings.dataDir, 'catalogue');
