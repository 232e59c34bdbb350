import { z } from 'zod';
import { lineOfText } from './accounts.ts';

export const contactTopic = z.enum(['order', 'product', 'return', 'repair', 'other']);
export type ContactTopic = z.infer<typeof contactTopic>;
/** POST /api/contact/ (CONTENT-20). */
export const contactRequest = z.object({
  name: lineOfText(100).min(1),
  email: z.email().max(254),
  topic: contactTopic,
  order_number: lineOfText(40).default(''),
  message: z.string().trim().min(1).max(5000),
});

/** POST /api/bug-report/ (CONTENT-26). */
export const bugReportRequest = z.object({
  name: lineOfText(100).min(1),
  email: z.email().max(254),
  /** Path of the page, empty where the writer does not name one. */
  page: lineOfText(300).default(''),
  /** `appVersion` of the page that sends it (CONF-25). */
  app_version: z
    .string()
    .regex(/^[\w.-]{0,80}$/)
    .default(''),
  message: z.string().trim().min(1).max(5000),
});

export const corporateInterest = z.enum(['staff_gifts', 'customer_gifts', 'logo', 'workwear', 'other']);
export type CorporateInterest = z.infer<typeof corporateInterest>;
/** POST /api/corporate-info/ (CONTENT-22). */
export const corporateInfoRequest = z.object({
  company: lineOfText(200).min(1),
  vat_number: lineOfText(40).default(''),
  name: lineOfText(100).min(1),
  email: z.email().max(254),
  phone: lineOfText(40).default(''),
  interest: corporateInterest,
  message: z.string().trim().max(5000).default(''),
});
