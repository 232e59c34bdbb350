import { scriptTags } from 'mf-shared/contract/script-tags';
import { type Environment, SettingError, switchSetting } from 'mf-shared/rules/environment-settings';
import { callbackPlanFrom } from '../sandbox/callback-plan.ts';

/** What only a demo reads, while it fills itself or pays. @throws SettingError for a value that cannot be used */
export function checkDemoSettings(environment: Environment): void {
  switchSetting(environment, 'DEMO_SHADING', true);
  callbackPlanFrom(environment);
  const { DEMO_SCRIPT_TAGS: given } = environment;
  if (given && !isScriptTags(given))
    throw new SettingError(
      'DEMO_SCRIPT_TAGS',
      'JSON like [{"id": "chat", "src": "https://chat.example/chat.js", "consent": "functional"}]',
      given,
    );
}

function isScriptTags(given: string): boolean {
  try {
    return scriptTags.safeParse(JSON.parse(given)).success;
  } catch {
    return false;
  }
}
