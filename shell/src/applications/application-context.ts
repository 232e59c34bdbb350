import type { ApiClient } from 'mf-shared/http';
import type { Texts } from 'mf-shared/i18n';
import type { ApplicationModule, PageConfig } from 'mf-shared/router';

/** What the applications get from the shell's start. */
export interface ApplicationContext {
  shared: { i18n: Texts; api: ApiClient; config: PageConfig };
  isPublished(remote: string): boolean;
  /** Loads an application and its owner's texts. */
  load(remote: string, expose: string): Promise<ApplicationModule>;
  /** Calls back when a navigation has ended. */
  onNavigated(listener: () => void): void;
  report(error: unknown): void;
}
