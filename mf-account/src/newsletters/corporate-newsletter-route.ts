import { newsletterRoute } from './newsletter-routes.ts';

export const route = newsletterRoute('corporate');
