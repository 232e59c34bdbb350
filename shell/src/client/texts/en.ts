import ui from 'mf-shared/ui/locales/en.json' with { type: 'json' };
import shell from '../../../locales/en.json' with { type: 'json' };

export { shell, ui };
