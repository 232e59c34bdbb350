import type { ApplicationModule } from 'mf-shared/router';

/** Parses what a remote exposes as an application: `{ application: { Component } }`. @throws when it is something else */
export function toApplicationModule(module: unknown, name: string): ApplicationModule {
  if (typeof module === 'object' && module !== null && 'application' in module && isApplication(module.application))
    return module.application;
  throw new Error(`${name} exposes no application`);
}

function isApplication(application: unknown): application is ApplicationModule {
  return (
    typeof application === 'object' &&
    application !== null &&
    'Component' in application &&
    typeof application.Component === 'function'
  );
}
