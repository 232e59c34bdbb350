import { type Environment, listeningSetting, SettingError, wholeNumberSetting } from './environment-settings.ts';

export interface MetricsSettings {
  port: number;
  host: string;
}

/**
 * METRICS_PORT and METRICS_HOST: where a process tells its metrics, or null where it tells none (OPS-1).
 * @param takenPort the port of what everybody may ask, which tells no metrics
 * @throws SettingError for a value that cannot be used.
 */
export function metricsSettings(environment: Environment, takenPort: number): MetricsSettings | null {
  const port = wholeNumberSetting(environment, 'METRICS_PORT', { otherwise: 0, min: 1, max: 65_535 });
  const host = listeningSetting(environment, 'METRICS_HOST') ?? '127.0.0.1';
  if (port === 0) return null;
  if (port === takenPort) throw new SettingError('METRICS_PORT', 'a port of its own', String(port));
  return { port, host };
}
